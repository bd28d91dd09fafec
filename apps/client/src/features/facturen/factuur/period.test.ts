import { expect, it } from 'vitest';
import { setLanguageSource } from '../../../platform/language.ts';
import { formatPeriod } from './period.ts';

setLanguageSource(() => 'nl');

const period = (datumIngang: string, datumEinde: string) =>
  formatPeriod({ datumIngang, datumEinde }, 'nl').replaceAll('\u00A0', ' ');

it.each([
  ['2026-11-01', '2026-11-30', 'november 2026'],
  ['2028-02-01', '2028-02-29', 'februari 2028'],
  ['2026-12-01', '2026-12-31', 'december 2026'],
])('names %s to %s by its month', (from, until, expected) => {
  expect(period(from, until)).toBe(expected);
});

it('names several months by the first and the last', () => {
  expect(period('2027-01-01', '2027-12-31')).toBe('januari tot en met december 2027');
  expect(period('2026-12-01', '2027-01-31')).toBe('december 2026 tot en met januari 2027');
});

it.each([
  ['2028-02-01', '2028-02-28'],
  ['2026-11-12', '2026-11-30'],
])('names the dates of %s to %s', (from, until) => {
  expect(period(from, until)).toMatch(/^\d+ \w+ 20\d\d tot en met \d+ \w+ 20\d\d$/);
});
