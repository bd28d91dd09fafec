import { describe, expect, it } from 'vitest';
import { findAgb, findDay, findNumber, findProvider, shows } from './facts.rules.ts';
import { withLabels } from './lines.rules.ts';
import { written } from './testing/written.testing.ts';

const bill = (...lines: readonly string[]) => withLabels(written(lines));

describe('the number of a bill', () => {
  it.each([
    ['Factuurnummer: 2026-0417', '2026-0417'],
    ['Factuurnummer\tF2026/17', 'F2026/17'],
    ['Nota nr. 17', undefined],
    ['Nota nr. 117', '117'],
    ['Factuurnummer: onbekend', undefined],
    ['2026-0417', undefined],
  ])('of "%s" is %s', (line, number) => expect(findNumber(bill(line))?.value).toBe(number));

  it('may stand under what announces it, and is told with where it stands', () => {
    const found = findNumber(bill('Factuurnummer', '2026-0417'));
    expect(found?.value).toBe('2026-0417');
    expect(found?.words.map(({ text }) => text)).toEqual(['2026-0417']);
  });

  it('is the first that can be read, where it is announced twice', () => {
    expect(findNumber(bill('Factuurnummer: zie onder', '', '', 'Factuurnummer: 117'))?.value).toBe(
      '117',
    );
  });
});

describe('a day that a bill announces', () => {
  const days = bill(
    'Factuurdatum: 12-11-2026',
    'Behandeldatum: 2 november 2026',
    'Geboren 14-03-1985',
  );

  it('is told apart by what announces it', () => {
    expect(findDay(days, 'billDay')?.value).toBe('2026-11-12');
    expect(findDay(days, 'careDay')?.value).toBe('2026-11-02');
    expect(findDay(days, 'birth')?.value).toBe('1985-03-14');
  });

  it('stands right behind it, and not somewhere further on', () => {
    expect(findDay(bill('Datum: op 12-11-2026'), 'billDay')?.value).toBe('2026-11-12');
    expect(findDay(bill('Datum: zie 12-11-2026'), 'billDay')?.value).toBe('2026-11-12');
    expect(findDay(bill('Datum: voor 12-11-2026'), 'billDay')).toBeUndefined();
  });
});

it.each([
  ['AGB-code: 12345678', '12345678'],
  ['AGB-code 12 345678', '12345678'],
  ['AGB 12-345678', '12345678'],
  ['AGB-code: 1234567', undefined],
  ['AGB-code: 123456789', undefined],
])('the AGB code of "%s" is %s', (line, code) => expect(findAgb(bill(line))?.value).toBe(code));

it.each([
  ['insured', 'Verzekerdennummer: 200000081', true],
  ['insured', 'Polisnummer: onbekend', false],
  ['insured', 'Polisnummer: 20000', false],
  ['name', 'Patiënt: Sanne de Vries', true],
  ['name', 'Patiënt: 14-03-1985', false],
  ['name', 'Verzekerdennummer: 200000081', false],
] as const)('a bill shows its %s: "%s"? %s', (label, line, does) =>
  expect(shows(bill(line), label)).toBe(does),
);

const providerOf = (...lines: readonly string[]) => {
  const found = findProvider(bill(...lines));
  return found && { name: found.said.value, sure: found.sure };
};

describe('who gave the care', () => {
  it.each([
    ['Fysiotherapiepraktijk Zuid', 'says so twice over'],
    ['Tandartsenpraktijk Bos B.V.', 'says so with what kind of company it is'],
  ])('is beyond doubt: "%s" %s', (name, _why) =>
    expect(providerOf(name, 'Dorpsstraat 12', '3511 AB Utrecht', 'Factuur 2026-17')).toEqual({
      name,
      sure: true,
    }),
  );

  it('is found, with doubt, where its name tells nothing of care', () => {
    expect(providerOf('Jansen en Zonen', 'Dorpsstraat 12')).toEqual({
      name: 'Jansen en Zonen',
      sure: false,
    });
  });

  it('is in doubt where two names could be it', () => {
    expect(providerOf('Fysiotherapiepraktijk Zuid', 'Tandartsenpraktijk Bos')?.sure).toBe(false);
  });

  it.each([
    ['an address', 'Dorpsstraat 12'],
    ['a postcode', '3511 AB Utrecht'],
    ['a website', 'www.praktijk-zuid.nl'],
    ['an account', 'IBAN praktijk zuid'],
    ['the title of the bill', 'Factuur praktijk zuid'],
    ['an amount', 'Praktijk Zuid\t45,00'],
    ['what stands behind a label', 'Patiënt: Praktijk Zuid'],
    ['too little to be one', 'Zui'],
  ])('is not %s', (_what, line) => expect(providerOf(line)).toBeUndefined());

  it('stands in the upper part of the first page', () => {
    const lower = [...Array.from({ length: 18 }, () => ''), 'Fysiotherapiepraktijk Zuid'];
    expect(providerOf(...lower)).toBeUndefined();
    expect(providerOf(...lower.slice(2))?.name).toBe('Fysiotherapiepraktijk Zuid');
    const second = written(['Fysiotherapiepraktijk Zuid'], { bladzijde: 2 });
    expect(findProvider(withLabels([...written(['Factuur 17']), ...second]))).toBeUndefined();
  });
});
