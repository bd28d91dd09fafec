import { expect, it } from 'vitest';
import { inGroep, leesFilters, schrijfFilters, tellingen } from './filters.ts';

const factuur = (status: string) => ({ status, datumAutomatischeIncasso: null });
const facturen = [factuur('Betaald'), factuur('Te ontvangen'), factuur('Schuldregeling')];

it.each(['', '?status=betaald', '?status=regeling&toon=60'])(
  'reads what it writes: %j',
  (adres) => {
    expect(schrijfFilters(leesFilters(new URLSearchParams(adres)))).toBe(adres);
  },
);

it.each(['?status=alles', '?toon=-1', '?toon=abc', '?toon=1e99', '?toon=3'])(
  'counts %j as not asked',
  (adres) => {
    expect(schrijfFilters(leesFilters(new URLSearchParams(adres)))).toBe('');
  },
);

it('counts what stands in each part', () => {
  expect(tellingen(facturen)).toEqual({ open: 1, betaald: 1, regeling: 1 });
});

it('shows one part, or everything', () => {
  expect(inGroep(facturen, 'regeling')).toEqual([facturen[2]]);
  expect(inGroep(facturen, undefined)).toBe(facturen);
});
