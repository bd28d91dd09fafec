import { incassoPlannedText } from '@mijn/domain/factuurstatus';
import { describe, expect, it } from 'vitest';
import { setLanguageSource } from '../../../platform/language.ts';
import type { Factuur } from './factuur.ts';
import { premie, request, settlement } from './factuur.testing.ts';
import { receiptTotals } from './receiptTotals.ts';

setLanguageSource(() => 'nl');

const totals = (factuur: Factuur) =>
  receiptTotals(factuur, 'nl').map(({ label, cents }) => [
    (typeof label === 'string' ? label : '').replaceAll('\u00A0', ' '),
    cents,
  ]);

const open = { ...premie, bedragEerderBetaaldVerrekend: 0, bedragTeBetalen: 15_420 };

describe('the sums under an invoice', () => {
  it('say "to pay" of what is asked now', () => {
    const asked = { ...open, status: 'Te betalen via iDEAL', betaalVerzoek: request };
    expect(totals(asked)).toEqual([['Te betalen', 15_420]]);
    const partly = { ...asked, bedragEerderBetaaldVerrekend: 5_420, bedragTeBetalen: 10_000 };
    expect(totals(partly).at(-1)).toEqual(['Nog te betalen', 10_000]);
  });

  it.each([
    ['Opgenomen in betalingsregeling', 'Nog open, je betaalt dit in termijnen'],
    ['Schuldregeling', 'Nog open, in je schuldregeling'],
    [incassoPlannedText('2026-11-25'), 'Wordt van je rekening afgeschreven'],
    ['Herincasso (wordt van uw rekening afgeschreven op)', 'Wordt van je rekening afgeschreven'],
    ['Incasso mislukt - betaalverzoek volgt', 'Nog open'],
    ['Betaalgemak beëindigd - betaalverzoek volgt', 'Nog open'],
    ['Kwijtgescholden', 'Nog open'],
  ])('never say it of %j', (status, label) => {
    expect(totals({ ...open, status })).toEqual([[label, 15_420]]);
  });

  it('never say it while the bank is at the payment', () => {
    const betaalVerzoek = {
      ...request,
      betaling: { betalingId: 'b', status: 'inBehandeling' as const },
    };
    const atBank = { ...open, status: 'Te betalen via iDEAL', betaalVerzoek };
    expect(totals(atBank)).toEqual([['Nog open', 15_420]]);
  });

  it('tell how and when each part was paid', () => {
    const boekingen = [
      { soort: 'incasso', datum: '2026-11-25', bedrag: 15_420, factuurkenmerk: null },
      { soort: 'storno', datum: '2026-12-01', bedrag: -15_420, factuurkenmerk: null },
      { soort: 'betaling', datum: '2026-12-09', bedrag: 15_420, factuurkenmerk: null },
    ];
    expect(totals({ ...premie, boekingen })).toEqual([
      ['Totaal', 15_420],
      ['Afgeschreven op 25 november 2026', -15_420],
      ['Door je bank teruggeboekt op 1 december 2026', 15_420],
      ['Betaald op 9 december 2026', -15_420],
      ['Nog open', 0],
    ]);
  });

  it('are short where an insurer tells no more', () => {
    expect(totals(premie)).toEqual([
      ['Totaal', 15_420],
      ['Al betaald of verrekend', -15_420],
      ['Nog open', 0],
    ]);
    expect(totals(settlement())).toEqual([['Je krijgt', 6_200]]);
  });
});
