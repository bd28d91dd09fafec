import { expect, it } from 'vitest';
import { inGroup, parseFilters, writeFilters, counts } from './filters.ts';

const factuur = (status: string) => ({ status, datumAutomatischeIncasso: null });
const facturen = [factuur('Betaald'), factuur('Te ontvangen'), factuur('Schuldregeling')];

it.each(['', '?status=betaald', '?status=regeling&toon=60'])('round-trips %j', (address) => {
  expect(writeFilters(parseFilters(new URLSearchParams(address)))).toBe(address);
});

it.each(['?status=alles', '?toon=-1', '?toon=abc', '?toon=1e99', '?toon=3'])(
  'ignores %j',
  (address) => {
    expect(writeFilters(parseFilters(new URLSearchParams(address)))).toBe('');
  },
);

it('counts each group', () => {
  expect(counts(facturen)).toEqual({ open: 1, betaald: 1, regeling: 1 });
});

it('shows one group, or everything', () => {
  expect(inGroup(facturen, 'regeling')).toEqual([facturen[2]]);
  expect(inGroup(facturen, undefined)).toBe(facturen);
});
