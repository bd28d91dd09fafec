import { expect, it } from 'vitest';
import { isQuotation } from './quotation.rules.ts';
import { parseWrittenPage } from './testing/writtenPage.testing.ts';

it.each([
  [['Tandartspraktijk De Linde', 'Offerte', 'Totaal\t€ 450,00']],
  [['Hoorzorg\tOffertenummer 12', 'Na akkoord krijg je een factuur', 'Totaal\t€ 450,00']],
  [['KOSTENBEGROTING', 'Kroon\t€ 450,00']],
  [['Harbour Dental', 'Quotation', 'Total\t€ 450.00']],
  [['Offerte', 'Rekeningnummer NL91 ABNA 0417 1643 00', 'Totaal\t€ 450,00']],
])('recognises a quotation by its title: %j', (lines) =>
  expect(isQuotation(parseWrittenPage(lines))).toBe(true),
);

it.each([
  [['Factuur', 'Volgens offerte 12', 'Totaal\t€ 450,00']],
  [['Nota', 'Offerte\t12', 'Totaal\t€ 450,00']],
  [['Offertenummer\t12', 'Factuurnummer\t2026-12', 'Totaal\t€ 450,00']],
  [['Fysio Noorderpark', 'Zitting\t€ 45,00']],
])('does not treat a bill that mentions a quotation as one: %j', (lines) =>
  expect(isQuotation(parseWrittenPage(lines))).toBe(false),
);
