import { incassoPlannedText } from '@mijn/domain/factuur';
import { describe, expect, it } from 'vitest';
import { show, words } from '../../../api/show.testing.tsx';
import { setLanguageSource } from '../../../platform/language.ts';
import type { Factuur } from './factuur.ts';
import { boeking, premie, betaalverzoek, settlement } from './factuur.testing.ts';
import { receiptTotals } from './receiptTotals.tsx';

setLanguageSource(() => 'nl');

const totals = (factuur: Factuur) =>
  receiptTotals(factuur, 'nl').map(({ label, cents }) => [
    (typeof label === 'string' ? label : '').replaceAll('\u00A0', ' '),
    cents,
  ]);

const day = '2026-12-09';

const notes = (factuur: Factuur) => (
  <>
    {receiptTotals(factuur, 'nl').map(({ key, note }) => (
      <p key={key}>{note}</p>
    ))}
  </>
);

const paid = (betaalwijze: 'ideal' | 'overboeking') =>
  words(notes({ ...premie, boekingen: [boeking('betaling', day, 15_420, { betaalwijze })] }));

const open = { ...premie, bedragEerderBetaaldVerrekend: 0, bedragTeBetalen: 15_420 };

describe('receiptTotals', () => {
  it('say "to pay" only for an amount that is due now', () => {
    const asked = { ...open, status: 'Te betalen via iDEAL', betaalVerzoek: betaalverzoek };
    expect(totals(asked)).toEqual([['Te betalen', 15_420]]);
    const partly = { ...asked, bedragEerderBetaaldVerrekend: 5_420, bedragTeBetalen: 10_000 };
    expect(totals(partly).at(-1)).toEqual(['Nog te betalen', 10_000]);
  });

  it.each([
    ['Opgenomen in betalingsregeling', 'Nog open, in termijnen'],
    ['Schuldregeling', 'Nog open, in je schuldregeling'],
    [incassoPlannedText('2026-11-25'), 'Wordt van je rekening afgeschreven'],
    ['Herincasso (wordt van uw rekening afgeschreven op)', 'Wordt van je rekening afgeschreven'],
    ['Incasso mislukt - betaalverzoek volgt', 'Nog open'],
    ['Betaalgemak beëindigd - betaalverzoek volgt', 'Nog open'],
    ['Kwijtgescholden', 'Nog open'],
  ])('do not say so for %j', (status, label) => {
    expect(totals({ ...open, status })).toEqual([[label, 15_420]]);
  });

  it('do not say so while the bank processes the payment', () => {
    const betaalVerzoek = {
      ...betaalverzoek,
      betaling: { betalingId: 'b', sinds: null, status: 'inBehandeling' as const },
    };
    const atBank = { ...open, status: 'Te betalen via iDEAL', betaalVerzoek };
    expect(totals(atBank)).toEqual([['Nog open', 15_420]]);
  });

  it('name method and date of each payment', () => {
    const boekingen = [
      boeking('incasso', '2026-11-25', 15_420),
      boeking('storno', '2026-12-01', -15_420),
      boeking('betaling', '2026-12-09', 15_420),
    ];
    expect(totals({ ...premie, boekingen })).toEqual([
      ['Totaal', 15_420],
      ['Afgeschreven op 25 november 2026', -15_420],
      ['Door je bank teruggeboekt op 1 december 2026', 15_420],
      ['Betaald op 9 december 2026', -15_420],
      ['Nog open', 0],
    ]);
  });

  it('name the settlement that took an instalment over, without calling it a payout', () => {
    const taken = boeking('eindafrekening', day, 15_420, { factuurkenmerk: 'F2026-1' });
    expect(words(notes({ ...premie, boekingen: [taken] }))).toContain('factuur F2026-1');
    expect(words(notes({ ...premie, boekingen: [taken] }))).not.toContain('kreeg');
  });

  it('tell online payments from transfers', () => {
    expect(paid('ideal')).toContain('via iDEAL of Wero');
    expect(paid('overboeking')).toContain('per overschrijving');
  });

  it.each([
    [
      'factuurkenmerk',
      'F2026-1',
      15_420,
      'met wat je kreeg van factuur F2026-1',
      '/facturen/F2026-1',
    ],
    ['declaratienummer', 'D2026-2', 15_420, 'van declaratie D2026-2', '/declaraties/D2026-2'],
    [
      'betaalkenmerk',
      '1',
      15_420,
      'met wat je eerder te veel betaalde',
      '/facturen/betaalverzoek/1',
    ],
  ] as const)('name the %s of a set-off, and link to it', (key, value, bedrag, text, path) => {
    const booked = boeking('verrekening', day, bedrag, { [key]: value });
    const note = notes({ ...premie, boekingen: [booked] });
    expect(words(note)).toContain(text);
    expect(show(note)).toContain(`href="${path}"`);
  });

  it('name the invoice that money was set off against', () => {
    const booked = boeking('verrekening', day, -6_200, { factuurkenmerk: 'F2026-73593015' });
    const credit = { ...settlement(), bedragEerderBetaaldVerrekend: -6_200, boekingen: [booked] };
    expect(words(notes(credit))).toContain('met wat je moest betalen voor factuur F2026-7359 3015');
  });

  it('are short when the insurer gives no details', () => {
    expect(totals(premie)).toEqual([
      ['Totaal', 15_420],
      ['Al betaald of verrekend', -15_420],
      ['Nog open', 0],
    ]);
    expect(totals(settlement())).toEqual([['Je krijgt', 6_200]]);
  });
});
