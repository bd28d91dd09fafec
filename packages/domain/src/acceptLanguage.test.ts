import { expect, it } from 'vitest';
import { preferredLanguage } from './acceptLanguage.ts';

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
