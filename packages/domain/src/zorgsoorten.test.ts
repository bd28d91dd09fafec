import { expect, it } from 'vitest';
import { zorgsoortInSentence } from './zorgsoorten.ts';

it('names the care, not the care provider', () => {
  expect(zorgsoortInSentence('Huisarts', 'nl')).toBe('zorg van de huisarts');
  expect(zorgsoortInSentence('Huisarts', 'en')).toBe('care by the GP');
  expect(zorgsoortInSentence('Ziekenhuis', 'en')).toBe('hospital care');
});

it('returns an unknown kind of care unchanged', () => {
  expect(zorgsoortInSentence('Kuuroord', 'nl')).toBe('Kuuroord');
  expect(zorgsoortInSentence('toString', 'en')).toBe('toString');
});
