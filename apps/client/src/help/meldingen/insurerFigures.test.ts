import { expect, it } from 'vitest';
import { insurerFigures } from './insurerFigures.ts';

it('reads amounts to the cent, days, a percentage and how many treatments', () => {
  const dutch =
    'Op 1 mei 2026 was 75% van €\u00A01.234,50 gedekt: hoogstens 9 behandelingen, daarvan zijn er 2 over, of € 40.';
  expect(insurerFigures(dutch)).toEqual({
    amounts: [123_450, 4000],
    counts: [9, 2],
    percentage: '75',
    days: ['2026-05-01'],
    declaratie: undefined,
  });
});

it('reads nothing where no figure stands, and the number of a claim', () => {
  expect(insurerFigures('Deze zorg was in het buitenland.')).toEqual({
    amounts: [],
    counts: [],
    percentage: undefined,
    days: [],
    declaratie: undefined,
  });
  expect(insurerFigures('al eerder als declaratie D2026-1 ingediend').declaratie).toBe('D2026-1');
});

it('takes no amount that is left for a count', () => {
  expect(insurerFigures('Daarvan is nu nog € 20,00 over.').counts).toEqual([]);
});
