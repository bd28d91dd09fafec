import { factuurStatusTexts } from '@mijn/domain/factuur';
import { describe, expect, it } from 'vitest';
import type { AskedBetaalverzoek } from '../phase/betaalverzoekPhase.ts';
import { summarySentences, type SummaryFacts } from './summarySentences.ts';

const today = '2026-11-21';

const betaalverzoek = (otherwise: Partial<AskedBetaalverzoek> = {}): AskedBetaalverzoek => ({
  titel: 'Factuur',
  bedragTeBetalen: 15_420,
  uitersteBetaalDatum: '2026-11-30',
  betaling: null,
  ...otherwise,
});

const factuur = (status: string, otherwise: object = {}) => ({
  status,
  bedrag: 15_420,
  openBedrag: 15_420,
  datumAutomatischeIncasso: null,
  kenmerkBetaalverzoek: null,
  regeling: null,
  ...otherwise,
});

const inTermijnen = (automatisch: boolean) =>
  factuur(factuurStatusTexts.betalingsregeling, {
    regeling: { volgendeTermijn: { datum: '2026-11-30', bedrag: 4_000, automatisch } },
  });

const say = (
  betaalverzoeken: SummaryFacts['betaalverzoeken'],
  facturen: SummaryFacts['facturen'],
  onderweg: SummaryFacts['onderweg'] = [],
) => summarySentences({ betaalverzoeken, facturen, onderweg }, today);

describe('summarySentences', () => {
  it('says what to pay and by when', () => {
    expect(say([betaalverzoek()], [])).toEqual([
      {
        kind: 'pay',
        bedrag: 15_420,
        latest: '2026-11-30',
        hasMoreDays: false,
        tooLate: false,
        urgent: false,
      },
    ]);
  });

  it('adds several requests, and names the first date', () => {
    const late = betaalverzoek({ titel: 'Aanmaning', uitersteBetaalDatum: '2026-11-20' });
    expect(say([betaalverzoek(), late], [])[0]).toMatchObject({
      bedrag: 30_840,
      latest: '2026-11-20',
      hasMoreDays: true,
      tooLate: true,
      urgent: true,
    });
  });

  it('does not ask to pay what the bank processes', () => {
    const atBank = betaalverzoek({ betaling: { status: 'inBehandeling' } });
    expect(say([atBank], [])).toEqual([{ kind: 'check', bedrag: 15_420, since: undefined }]);
  });

  it('asks to pay again after a failed payment', () => {
    const failed = betaalverzoek({ betaling: { status: 'mislukt' } });
    expect(say([failed], [])[0]?.kind).toBe('pay');
  });

  it('counts an invoice of a payment request once', () => {
    const bundled = factuur(factuurStatusTexts.toPay, { kenmerkBetaalverzoek: '5000' });
    expect(say([betaalverzoek()], [bundled])).toHaveLength(1);
  });

  it('names the dates of direct debits, the second attempt first', () => {
    const planned = factuur('Wordt automatisch afgeschreven op 25 november 2026');
    const again = factuur(factuurStatusTexts.herincasso, {
      datumAutomatischeIncasso: '2026-12-02',
    });
    expect(say([], [planned, again])).toEqual([
      { kind: 'herincasso', bedrag: 15_420, day: '2026-12-02', hasMoreDays: false },
      { kind: 'incasso', bedrag: 15_420, day: '2026-11-25', hasMoreDays: false },
    ]);
  });

  it('adds first and second attempts on one date', () => {
    const planned = factuur('Wordt automatisch afgeschreven op 2 december 2026');
    const again = factuur(factuurStatusTexts.herincasso, {
      datumAutomatischeIncasso: '2026-12-02',
    });
    expect(say([], [planned, again])).toEqual([
      { kind: 'bothIncassos', bedrag: 30_840, again: 15_420, day: '2026-12-02' },
    ]);
  });

  it('announces money as a positive amount', () => {
    const back = factuur(factuurStatusTexts.toReceive, { bedrag: -5000, openBedrag: -5000 });
    expect(say([], [back])).toEqual([
      { kind: 'received', bedrag: 5000, day: undefined, hasMoreDays: false },
    ]);
  });

  it('says by when money comes, including overpayments', () => {
    const back = factuur(factuurStatusTexts.toReceive, { bedrag: -5000, openBedrag: -5000 });
    const one = { bedrag: 5000, verwachtOp: '2026-12-01' };
    const other = { bedrag: 250, verwachtOp: '2026-12-05' };
    expect(say([], [back], [one])).toEqual([
      { kind: 'received', bedrag: 5000, day: '2026-12-01', hasMoreDays: false },
    ]);
    expect(say([], [back], [one, other])).toEqual([
      { kind: 'received', bedrag: 5250, day: '2026-12-01', hasMoreDays: true },
    ]);
  });

  it('counts the open part of an invoice, or its total when that is unknown', () => {
    const partly = factuur(factuurStatusTexts.betalingsregeling, { openBedrag: 5420 });
    const whole = factuur(factuurStatusTexts.betalingsregeling, { openBedrag: null });
    expect(say([], [partly, whole])).toEqual([
      { kind: 'termijnen', bedrag: 20_840, automatic: false },
    ]);
  });

  it('distinguishes debited instalments from those paid by the person, who has to pay if both exist', () => {
    expect(say([], [inTermijnen(true)])).toMatchObject([{ automatic: true }]);
    expect(say([], [inTermijnen(true), inTermijnen(false)])).toMatchObject([{ automatic: false }]);
  });

  it('does not call an amount in debt help paid', () => {
    expect(say([], [factuur(factuurStatusTexts.schuldregeling)])).toEqual([
      { kind: 'schuldregeling', bedrag: 15_420 },
    ]);
  });

  it('returns nothing when everything is paid', () => {
    const paid = factuur(factuurStatusTexts.betaald, { openBedrag: 0 });
    expect(say([], [paid])).toEqual([]);
  });

  it('does not call an unknown status paid', () => {
    expect(say([], [factuur('Kwijtgescholden')])).toEqual([{ kind: 'unknown', aantal: 1 }]);
  });
});
