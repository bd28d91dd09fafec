import { expect, test } from 'vitest';
import { documentTitle, statusPageName } from './title.tsx';

test('joins the product and the page', () => {
  expect(documentTitle('ZZ', 'nl', 'declaraties')).toBe('Mijn Zilverzand | Declaraties');
  expect(documentTitle('AZVZ', 'en', 'declaraties')).toBe('Mijn Ankerzee | Claims');
});

test('is the brand for a route without a title', () => {
  expect(documentTitle('AZVZ', 'nl')).toBe('Ankerzee');
});

test.each([
  [401, 'Niet geautoriseerd'],
  [403, 'Geen toestemming'],
  [404, 'Pagina niet gevonden'],
  [500, 'Er is iets misgegaan'],
  [503, 'Onderhoud'],
  [418, 'Er is iets misgegaan'],
])('names a page that failed with %i %s', (status, title) => {
  expect(documentTitle('ZZ', 'nl', statusPageName(status))).toBe(`Mijn Zilverzand | ${title}`);
});
