import { expect, it } from 'vitest';
import { notasOfBills } from './bills.rules.ts';
import { isCreditNote } from './credit.rules.ts';
import type { BillPage } from './rows.rules.ts';
import { parseWrittenPage } from './testing/writtenPage.testing.ts';

const readFor = { today: '2026-11-21', people: [], complete: true };

/** Returns a page with these lines, in its own file. */
function pageOf(lines: readonly string[], bestandId = 'b1'): BillPage[] {
  const page = parseWrittenPage(lines)[0]?.page;
  return page ? [{ ...page, bestandId }] : [];
}

/** Reads a page of these lines: its total, the amounts of its lines, and whether they agree. */
const read = (...lines: readonly string[]) =>
  notasOfBills(pageOf(lines), readFor).map(({ totaal, regels, klopt }) => [
    totaal?.waarde,
    regels.map(({ bedrag }) => bedrag?.waarde),
    klopt,
  ]);

const line = '12-11-2026\tZitting fysiotherapie\t';

it.each([
  [['CREDITNOTA']],
  [['Fysio Noorderpark\tCreditfactuur']],
  [['Creditfaktuur 2026-12']],
  [['Creditnotanummer: 2026-12', 'Factuur\t2026-3']],
  [['Factuurdatum: 12-11-2026', 'CREDITNOTA']],
  [['Creditnota bij factuur 2026-3']],
  [['Gutschrift Nr. 12']],
  [['Credit note']],
  [['AVOIR 12']],
])('recognises a credit note by its title: %j', (lines) =>
  expect(isCreditNote(parseWrittenPage([...lines, 'Totaal\t€ 40,00']))).toBe(true),
);

it.each([
  [['Factuur', 'Creditnota 2026-3\t€ -40,00']],
  [['Nota 2026-12', 'Verrekend met', 'Creditnota 2026-3']],
  [['Rechnung', 'Gutschrift']],
  [['Fysio Noorderpark', 'Creditnota’s betalen we binnen 14 dagen']],
  [['Creditcard', 'Zitting']],
  [['Nous vous prions de bien vouloir', 'avoir la gentillesse de payer']],
])('does not treat a bill that mentions a credit note as one: %j', (lines) =>
  expect(isCreditNote(parseWrittenPage([...lines, 'Totaal\t€ 40,00']))).toBe(false),
);

it.each([
  ['in its title alone', ['CREDITNOTA', 'Fysio Noorderpark', `${line}40,00`, 'Totaal\t40,00']],
  ['with the minus behind', ['CREDITNOTA', `${line}40,00-`, 'Totaal\t40,00-']],
  ['without a title', ['Fysio Noorderpark', `${line}40,00-`, 'Totaal\t40,00-']],
  ['with -/-', ['Fysio Noorderpark', `${line}-/- 40,00`, 'Totaal\t-/- 40,00']],
  ['in brackets', ['Fysio Noorderpark', `${line}(40,00)`, 'Totaal\t(40,00)']],
  ['with CR', ['Fysio Noorderpark', `${line}40,00 CR`, 'Totaal\t40,00 CR']],
  ['in its total alone', ['Fysio Noorderpark', `${line}40,00`, 'Totaal\t-40,00']],
  ['in its lines, without a total', ['Fysio Noorderpark', `${line}-40,00`]],
  ['that comes to nothing', ['Fysio Noorderpark', `${line}40,00`, `${line}40,00-`, 'Totaal\t0,00']],
])('skips a page that gives money back: %s', (_where, lines) => expect(read(...lines)).toEqual([]));

it.each([
  ['paid beforehand', ['Reeds voldaan\t-40,00', 'Te betalen\t0,00'], [0, [40], false]],
  ['paid too much', ['Reeds voldaan\t50,00-', 'Te betalen\t-10,00'], [-10, [40], false]],
  ['in part', ['Totaal\t40,00', 'Reeds voldaan\t(15,00)', 'Te betalen\t25,00'], [40, [40], true]],
  ['a discount', ['Kwantumkorting\t(5,00)', 'Totaal\t35,00'], [35, [40, -5], true]],
  ['a hyphen before each', ['-\tRapport\t- 10,00', 'Totaal\t50,00'], [50, [40, 10], true]],
])('reads a bill with a payment or a discount: %s', (_what, lines, told) =>
  expect(read('Factuur', `${line}40,00`, ...lines)).toEqual([told]),
);

it('reads a bill next to its credit note, in either order', () => {
  const bill = pageOf(['Factuur', 'Factuurnummer\tF-12', `${line}40,00`, 'Totaal\t40,00'], 'bill');
  const lines = ['Creditnota', 'Factuurnummer\tF-12', `${line}40,00-`, 'Totaal\t40,00-'];
  const credit = pageOf(lines, 'credit');
  for (const pages of [
    [...bill, ...credit],
    [...credit, ...bill],
  ]) {
    const notas = notasOfBills(pages, readFor);
    expect(notas).toMatchObject([{ bestandIds: ['bill'], totaal: { waarde: 40 }, klopt: true }]);
  }
});
