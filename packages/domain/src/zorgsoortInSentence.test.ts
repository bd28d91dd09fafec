import { expect, it } from 'vitest';
import { zorgsoortInSentence } from './zorgsoortInSentence.ts';

it('a kind of care is care within a sentence, not the one who gives it', () => {
  expect(zorgsoortInSentence('Huisarts', 'nl')).toBe('zorg van de huisarts');
  expect(zorgsoortInSentence('Huisarts', 'en')).toBe('care by the GP');
  expect(zorgsoortInSentence('Ziekenhuis', 'en')).toBe('hospital care');
});

it('what we do not know stays as the insurer wrote it', () => {
  expect(zorgsoortInSentence('Kuuroord', 'nl')).toBe('Kuuroord');
  expect(zorgsoortInSentence('toString', 'en')).toBe('toString');
});
