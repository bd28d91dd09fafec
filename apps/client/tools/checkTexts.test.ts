import { expect, test } from 'vitest';
import { checkTexts, type Text } from './checkTexts.ts';

const check = (nl: Text, en: Text) =>
  checkTexts([
    { part: 'list', language: 'nl', texts: { a: nl } },
    { part: 'list', language: 'en', texts: { a: en } },
  ]);

test.each([
  ['in a word', "De foto's", 'The photos'],
  ['after a name', 'De zorg van {naam}', "{naam}'s care"],
  ['in a plural', { n: { one: "Eén foto's", other: 'x' } }, { n: { one: 'x', other: 'x' } }],
])('refuses a straight apostrophe %s, because texts use the typographic one', (_where, nl, en) => {
  expect(() => check(nl, en)).toThrow('"a" has a straight apostrophe');
});

test('accepts a typographic apostrophe, and words in quotes', () => {
  expect(() => check('De foto’s: kies ‘Zet op beginscherm’', '{naam}’s care')).not.toThrow();
});
