import { beforeEach, expect, it } from 'vitest';
import { setLanguageSource } from '../../platform/language.ts';
import { betaalverzoek } from './phase/betaalverzoek.testing.ts';
import { betaalverzoekName } from './betaalverzoekName.ts';

beforeEach(() => setLanguageSource(() => 'nl'));

const [factuur] = betaalverzoek.facturen;
const nameOf = (facturen: typeof betaalverzoek.facturen) =>
  betaalverzoekName({ ...betaalverzoek, facturen }, 'nl');

it('is the name of its invoice', () => {
  expect(nameOf(betaalverzoek.facturen)).toBe('Zorgpremie oktober 2026');
});

it('is the first of several invoices and the number of others', () => {
  expect(factuur && nameOf([factuur, factuur, factuur])).toBe(
    'Zorgpremie oktober 2026 en nog 2 facturen',
  );
});

it('is the title without any invoice', () => {
  expect(nameOf([])).toBe('Herinnering');
  expect(betaalverzoekName({ titel: 'Factuur', facturen: [] }, 'nl')).toBe('Betaalverzoek');
});
