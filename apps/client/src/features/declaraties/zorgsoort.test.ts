import { zorgsoorten } from '@mijn/domain/zorgsoorten';
import { expect, it } from 'vitest';
import { zorgsoortKeuzes, zorgsoortNaam } from './zorgsoort.ts';

it('names care in the reader’s language', () => {
  expect(zorgsoortNaam('Tandarts', 'nl')).toBe('Tandarts');
  expect(zorgsoortNaam('Tandarts', 'en')).toBe('Dentist');
});

it('leaves care that it does not know as the insurer wrote it', () => {
  expect(zorgsoortNaam('Kraamzorg', 'en')).toBe('Kraamzorg');
});

it('offers every kind of care once, by name', () => {
  const labels = zorgsoortKeuzes('en').map(({ label }) => label);
  expect(labels).toHaveLength(Object.keys(zorgsoorten).length);
  expect(labels).toEqual(labels.toSorted((een, ander) => een.localeCompare(ander, 'en')));
});
