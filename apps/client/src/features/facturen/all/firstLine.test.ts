import { factuurStatusTexts } from '@mijn/domain/factuurstatus';
import { describe, expect, it } from 'vitest';
import type { AskedBetaalverzoek } from '../phase/betaalverzoekPhase.ts';
import { sentences, type Told } from './firstLine.ts';

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
  betaalverzoeken: Told['betaalverzoeken'],
  facturen: Told['facturen'],
  onderweg: Told['onderweg'] = [],
) => sentences({ betaalverzoeken, facturen, onderweg }, today);

describe('the first line of the invoices', () => {
  it('says what must be paid and by when', () => {
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

  it('adds several requests up, and names the first day', () => {
    const late = betaalverzoek({ titel: 'Aanmaning', uitersteBetaalDatum: '2026-11-20' });
    expect(say([betaalverzoek(), late], [])[0]).toMatchObject({
      bedrag: 30_840,
      latest: '2026-11-20',
      hasMoreDays: true,
      tooLate: true,
      urgent: true,
    });
  });

  it('does not ask to pay what the bank is still at', () => {
    const atBank = betaalverzoek({ betaling: { status: 'inBehandeling' } });
    expect(say([atBank], [])).toEqual([{ kind: 'check', bedrag: 15_420, since: undefined }]);
  });

  it('still asks after a payment that failed', () => {
    const failed = betaalverzoek({ betaling: { status: 'mislukt' } });
    expect(say([failed], [])[0]?.kind).toBe('pay');
  });

  it('counts an invoice in a payment request once', () => {
    const bundled = factuur(factuurStatusTexts.toPay, { kenmerkBetaalverzoek: '5000' });
    expect(say([betaalverzoek()], [bundled])).toHaveLength(1);
  });

  it('tells the days of direct debits, the second one first', () => {
    const planned = factuur('Wordt automatisch afgeschreven op 25 november 2026');
    const again = factuur(factuurStatusTexts.herincasso, {
      datumAutomatischeIncasso: '2026-12-02',
    });
    expect(say([], [planned, again])).toEqual([
      { kind: 'herincasso', bedrag: 15_420, day: '2026-12-02', hasMoreDays: false },
      { kind: 'incasso', bedrag: 15_420, day: '2026-11-25', hasMoreDays: false },
    ]);
  });

  it('adds up what is collected on one day, a first and a second time', () => {
    const planned = factuur('Wordt automatisch afgeschreven op 2 december 2026');
    const again = factuur(factuurStatusTexts.herincasso, {
      datumAutomatischeIncasso: '2026-12-02',
    });
    expect(say([], [planned, again])).toEqual([
      { kind: 'bothIncassos', bedrag: 30_840, again: 15_420, day: '2026-12-02' },
    ]);
  });

  it('tells that money comes, as an amount above zero', () => {
    const back = factuur(factuurStatusTexts.toReceive, { bedrag: -5000, openBedrag: -5000 });
    expect(say([], [back])).toEqual([
      { kind: 'received', bedrag: 5000, day: undefined, hasMoreDays: false },
    ]);
  });

  it('tells by when money comes, with what was paid too much', () => {
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

  it('counts what is open of an invoice, and its whole amount where that is not told', () => {
    const partly = factuur(factuurStatusTexts.betalingsregeling, { openBedrag: 5420 });
    const whole = factuur(factuurStatusTexts.betalingsregeling, { openBedrag: null });
    expect(say([], [partly, whole])).toEqual([
      { kind: 'termijnen', bedrag: 20_840, automatic: false },
    ]);
  });

  it('tells terms that are debited from those one pays by oneself; who has both still has to pay', () => {
    expect(say([], [inTermijnen(true)])).toMatchObject([{ automatic: true }]);
    expect(say([], [inTermijnen(true), inTermijnen(false)])).toMatchObject([{ automatic: false }]);
  });

  it('does not call paid what is open in debt help', () => {
    expect(say([], [factuur(factuurStatusTexts.schuldregeling)])).toEqual([
      { kind: 'schuldregeling', bedrag: 15_420 },
    ]);
  });

  it('has nothing to say when everything is paid', () => {
    const paid = factuur(factuurStatusTexts.betaald, { openBedrag: 0 });
    expect(say([], [paid])).toEqual([]);
  });

  it('does not call paid what it does not know', () => {
    expect(say([], [factuur('Kwijtgescholden')])).toEqual([{ kind: 'unknown', aantal: 1 }]);
  });
});
