import { expect, test, it } from 'vitest';
import {
  languageCodes,
  languages,
  parseLanguageCode,
  toLanguageCode,
  preferredLanguage,
} from './language.ts';

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

it.each([
  ['nl-NL,nl;q=0.9,en;q=0.8', 'nl'],
  ['en-GB,en;q=0.9,nl;q=0.8', 'en'],
  ['nl;q=0.5, en;q=0.9', 'en'],
  ['de, en;q=0.5, nl;q=0.4', 'en'],
  ['en;q=0, nl;q=0.1', 'nl'],
  ['fr', 'nl'],
  ['*', 'nl'],
  ['', 'nl'],
  [undefined, 'nl'],
])('maps the Accept-Language %s to %s', (acceptLanguage, language) => {
  expect(preferredLanguage(acceptLanguage)).toBe(language);
});
