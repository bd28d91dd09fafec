import { beforeEach, expect, it } from 'vitest';
import { setLanguageSource } from '../../platform/language.ts';
import { betaalverzoek } from './phase/betaalverzoek.testing.ts';
import { betaalverzoekName } from './betaalverzoekName.ts';

beforeEach(() => setLanguageSource(() => 'nl'));

const [factuur] = betaalverzoek.facturen;
const nameOf = (facturen: typeof betaalverzoek.facturen) =>
  betaalverzoekName({ ...betaalverzoek, facturen }, 'nl');

it('is called by the invoice that it is for', () => {
  expect(nameOf(betaalverzoek.facturen)).toBe('Zorgpremie oktober 2026');
});

it('is called by the first of several invoices, and how many more', () => {
  expect(factuur && nameOf([factuur, factuur, factuur])).toBe(
    'Zorgpremie oktober 2026 en nog 2 facturen',
  );
});

it('is called by its title where the insurer tells of no invoice', () => {
  expect(nameOf([])).toBe('Herinnering');
  expect(betaalverzoekName({ titel: 'Factuur', facturen: [] }, 'nl')).toBe('Betaalverzoek');
});
