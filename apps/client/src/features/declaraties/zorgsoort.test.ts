import { zorgsoorten, zorgsoortName } from '@mijn/domain/zorgsoorten';
import { expect, it } from 'vitest';
import { zorgsoortChoices } from './zorgsoort.ts';

it('names care in the reader’s language', () => {
  expect(zorgsoortName('Tandarts', 'nl')).toBe('Tandarts');
  expect(zorgsoortName('Tandarts', 'en')).toBe('Dentist');
});

it('leaves unknown care as the insurer wrote it', () => {
  expect(zorgsoortName('Kraamzorg', 'en')).toBe('Kraamzorg');
});

it('offers every kind of care once, by name', () => {
  const labels = zorgsoortChoices('en').map(({ label }) => label);
  expect(labels).toHaveLength(Object.keys(zorgsoorten).length);
  expect(labels).toEqual(labels.toSorted((one, other) => one.localeCompare(other, 'en')));
});
