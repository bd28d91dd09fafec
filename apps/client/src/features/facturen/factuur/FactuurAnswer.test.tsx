import { describe, expect, it } from 'vitest';
import { show, words } from '../../../api/show.testing.tsx';
import type { Factuur } from './factuur.ts';
import { BetaalverzoekAnswer } from '../phase/BetaalverzoekAnswer.tsx';
import { boeking, settlement, premie, betaalverzoek } from './factuur.testing.ts';
import { FactuurAnswer } from './FactuurAnswer.tsx';

const open = {
  ...premie,
  status: 'Herinnering - te betalen via iDEAL',
  bedragEerderBetaaldVerrekend: 0,
  bedragTeBetalen: 15_420,
  betaalVerzoek: betaalverzoek,
};

const asking = {
  titel: 'Factuur',
  betalingsKenmerk: betaalverzoek.kenmerk,
  bedragTeBetalen: betaalverzoek.bedragTeBetalen,
  uitersteBetaalDatum: betaalverzoek.uitersteBetaalDatum,
  kostenBijNietBetalen: null,
  betaling: null,
};

const response = (factuur: Factuur) => <FactuurAnswer factuur={factuur} today="2026-11-21" />;

describe('FactuurAnswer', () => {
  it('is the answer of its payment request, with its button', () => {
    const asked = { ...asking, titel: 'Herinnering' };
    expect(words(response({ ...open, titel: 'Herinnering' }))).toBe(
      words(<BetaalverzoekAnswer betaalverzoek={asked} today="2026-11-21" />),
    );
    expect(words(response(open))).toContain('Betalen met iDEAL | Wero');
  });

  it('is the answer of its payment request while the bank processes a payment too', () => {
    const betaling = { betalingId: 'x', sinds: null, status: 'inBehandeling' } as const;
    const atBank = words(response({ ...open, betaalVerzoek: { ...betaalverzoek, betaling } }));
    expect(atBank).toBe(
      words(<BetaalverzoekAnswer betaalverzoek={{ ...asking, betaling }} today="2026-11-21" />),
    );
    expect(atBank).toContain('Betaal niet opnieuw.');
    expect(atBank).not.toContain('Betalen met');
  });

  it('asks for the whole payment request when the invoice is paid with others', () => {
    const together = { ...betaalverzoek, aantalFacturen: 3, bedragTeBetalen: 40_000 };
    const text = words(response({ ...open, betaalVerzoek: together }));
    expect(text).toContain('Je moet nog € 400,00 betalen');
    expect(text).toContain('Daarvan is € 154,20 voor deze factuur.');
  });

  it('says that it is paid, once, and offers no way to pay', () => {
    expect(words(response(premie))).toBe('Deze factuur is betaald. Je hoeft niets meer te doen.');
    expect(show(response(premie))).not.toContain('<a ');
  });

  it('says what to do when money cannot be paid out, and promises nothing', () => {
    const text = words(<FactuurAnswer factuur={settlement()} today="2026-11-21" noAccount />);
    expect(text).toContain('We kennen geen rekening van je.');
    expect(text).not.toContain('maken het over');
  });

  it('names the date of the debit', () => {
    const herincasso = {
      ...open,
      betaalVerzoek: null,
      status: 'Herincasso (wordt van uw rekening afgeschreven op)',
      datumAutomatischeIncasso: '2026-12-19',
    };
    expect(words(response(herincasso))).toContain(
      '€ 154,20 wordt op 19 december 2026 van je rekening afgeschreven.',
    );
  });

  it('says that money comes, and that it came', () => {
    expect(words(response(settlement()))).toContain('Je krijgt € 62,00 van ons.');
    expect(words(response({ ...settlement(), uitbetalingVerwachtOp: '2027-03-01' }))).toContain(
      'Je krijgt € 62,00 van ons, uiterlijk 1 maart 2027 op je rekening.',
    );
    const received = { ...settlement(), status: 'Betaald', bedragTeBetalen: 0 };
    expect(words(response(received))).toContain('We hebben € 62,00 aan je uitbetaald.');
  });

  it('says what a set-off credit was used for, and not the reverse as well', () => {
    const setOff = { ...settlement(), status: 'Verrekend', bedragTeBetalen: 0 };
    expect(words(response(setOff))).toContain('Je kreeg € 62,00 van ons. Dat is verrekend.');
    expect(words(response(setOff))).not.toContain('met geld dat je nog van ons kreeg');
  });

  it.each(['Betaald', 'Verrekend'])(
    'says of a part that was set off and a rest that was paid both (%s)',
    (status) => {
      const boekingen = [
        boeking('verrekening', '2026-11-10', 5_000),
        boeking('betaling', '2026-11-12', 10_420),
      ];
      const both =
        'Deze factuur is voor een deel verrekend met geld dat je nog van ons kreeg. De rest is betaald. Je hoeft niets meer te doen.';
      expect(words(response({ ...premie, status, boekingen }))).toBe(both);
      const whole = [boeking('verrekening', '2026-11-10', 15_420)];
      expect(words(response({ ...premie, status: 'Verrekend', boekingen: whole }))).not.toContain(
        'deel',
      );
    },
  );

  it('says that an invoice is zero, and not that money was set off', () => {
    const zero = { ...settlement(), status: 'Verrekend', bedragTotaal: 0, bedragTeBetalen: 0 };
    expect(words(response(zero))).toBe(
      'Deze factuur komt uit op € 0,00. Je hoeft niets meer te doen.',
    );
  });

  it('does not guess at an unknown status', () => {
    expect(words(response({ ...open, status: 'Kwijtgescholden' }))).toContain(
      'Deze status kennen we hier nog niet.',
    );
  });

  it('says that an arrangement ended by one missed instalment, and not that a debit failed twice', () => {
    const failed = {
      ...open,
      betaalVerzoek: null,
      status: 'Incasso mislukt - betaalverzoek volgt',
      betalingsRegelingId: 'R2026-1',
      regeling: null,
    };
    const text = words(response(failed));
    expect(text).toContain('Je regeling is gestopt. We konden een termijn niet afschrijven.');
    expect(text).toContain('binnen ongeveer een week een betaalverzoek');
    expect(text).not.toContain('twee keer');
    expect(words(response({ ...failed, betalingsRegelingId: null }))).toMatch(
      /^Het afschrijven van je rekening is niet gelukt\. Je krijgt/,
    );
  });

  it('names the next instalment: amount, date, and that it is debited', () => {
    const regeling = {
      soort: 'betaalgemak',
      openBedrag: 12_000,
      aantalFacturen: 2,
      volgendeTermijn: { datum: '2026-11-30', bedrag: 4_000, automatisch: true },
      verloop: null,
    } as const;
    const inRegeling = {
      ...open,
      betaalVerzoek: null,
      status: 'Opgenomen in betalingsregeling',
      betalingsRegelingId: 'R2026-1',
      regeling,
    };
    expect(words(response(inRegeling))).toMatch(
      /De volgende termijn is € 40,00\. Die schrijven we op 30 november 2026 automatisch van je rekening af\. Je hoeft niets te doen\. In deze regeling staat nog € 120,00 open, van 2 facturen\.$/,
    );
    // An insurer that does not tell.
    expect(words(response({ ...inRegeling, regeling: null }))).toContain(
      'Betaal elke termijn op tijd',
    );
  });
});
