import { expect, test } from 'vitest';
import { wordsOf } from './words.ts';

test.each([
  ['beginToegangRow', ['begin', 'toegang', 'row']],
  ['BSN_KEY', ['bsn', 'key']],
  ['opened-twice.test', ['opened', 'twice', 'test']],
  ['toIBAN2026Text', ['iban', 'text']],
])('the words of %s', (name, words) => {
  expect(wordsOf(name)).toEqual(words);
});
