import { expect, it } from 'vitest';
import { englishFigures } from './englishFigures.ts';

it('writes amounts, days, a percentage and numbers of treatments in English', () => {
  const dutch =
    'Op 1 mei 2026 was 7,5% van €\u00A01.234,50 gedekt: hoogstens 9 behandelingen, daarvan zijn er 2 over, of € 40.';
  expect(englishFigures(dutch)).toEqual({
    amounts: ['€1,234.50', '€40.00'],
    treatments: [9, 2],
    percentage: '7.5',
    day: '1\u00A0May\u00A02026',
    declaratie: undefined,
  });
});

it('finds no figures without any, and the number of a claim', () => {
  expect(englishFigures('Deze zorg was in het buitenland.')).toEqual({
    amounts: [],
    treatments: [],
    percentage: undefined,
    day: undefined,
    declaratie: undefined,
  });
  expect(englishFigures('al eerder als declaratie D2026-1 ingediend').declaratie).toBe('D2026-1');
});

it('does not take a remaining amount for treatments, nor an invalid day for a day', () => {
  expect(englishFigures('Daarvan is nu nog € 20,00 over.').treatments).toEqual([]);
  expect(englishFigures('Op 3 dinsdag 2026.').day).toBeUndefined();
});
