import path from 'node:path';
import { expect, test } from 'vitest';
import type { Source, Text } from './checkTexts.ts';
import { checkEqualFigures } from './equalFigures.ts';
import { readSources } from './textFiles.ts';

const own = (nl: Text, en: Text): Source[] => [
  { part: 'own', language: 'nl', texts: { a: nl } },
  { part: 'own', language: 'en', texts: { a: en } },
];

test.each([
  ['an amount', 'Hoogstens € 385,00.', 'At most this.', 'own:a: nl "385·00", en ""'],
  ['another amount', 'Hoogstens € 385.', 'At most €358.', 'own:a: nl "385", en "358"'],
  ['an age', 'Vanaf 18 jaar.', 'As a grown-up.', 'own:a: nl "18", en ""'],
  ['a percentage that only English has', 'Een deel.', '80% of it.', 'own:a: nl "", en "80"'],
  [
    'what is filled in',
    'Nog {left} van {year}.',
    '{left} left.',
    'nl "{left} {year}", en "{left}"',
  ],
  [
    'one form of a plural',
    { n: { one: '1 dag', other: '{n} dagen' } },
    { n: { one: '1 day', other: 'some days' } },
    'nl "{n} 1", en "1"',
  ],
])('a text that lacks %s in one language is refused', (_what, nl, en, message) => {
  expect(() => checkEqualFigures(own(nl, en), [])).toThrow(message);
});

test.each([
  ['signs of its language', 'Vul 61,80 in, of 1.250.', 'Enter 61.80, or 1,250.'],
  ['its own order', 'In {year} is {bedrag} gebruikt.', '{bedrag} used in {year}.'],
  ['a name once that Dutch says twice', '{naam}: {naam} is dan 18.', '{naam}, who is 18 then.'],
  ['its own ending of a number', 'De 18e verjaardag.', 'The 18th birthday.'],
])('English may have %s', (_what, nl, en) => {
  expect(() => checkEqualFigures(own(nl, en), [])).not.toThrow();
});

test('one of them is an exception that somebody wrote down, until it is none', () => {
  expect(() => checkEqualFigures(own('Na 2 jaar', 'Later'), ['own:a'])).not.toThrow();
  expect(() => checkEqualFigures(own('Na 2 jaar', 'In 2'), ['own:a'])).toThrow(
    'own:a: the same figures',
  );
});

test('every text of the app tells the same figures in both languages', async () => {
  const sources = await readSources(path.join(import.meta.dirname, '..'));
  expect(() => checkEqualFigures(sources)).not.toThrow();
});
