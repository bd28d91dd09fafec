import { expect, test } from 'vitest';
import { languageCodes, languages, parseLanguageCode, toLanguageCode } from './language.ts';

test('has a code for each language, and reads it back', () => {
  expect(languages.map(toLanguageCode)).toEqual(languageCodes);
  expect(languageCodes.map(parseLanguageCode)).toEqual(languages);
});

test.each([
  ['nl', 'nl'],
  ['en', 'en'],
  ['FR', undefined],
  ['<script>', undefined],
  ['', undefined],
  [undefined, undefined],
])('reads %j of an older cookie, or of anybody, as %j', (code, language) => {
  expect(parseLanguageCode(code)).toBe(language);
});
