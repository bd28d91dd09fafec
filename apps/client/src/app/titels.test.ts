import { expect, test } from 'vitest';
import { documentTitel, statusPaginaNaam } from './titels.ts';

test('a title is the product and the page', () => {
  expect(documentTitel('ZZ', 'nl', 'declaraties')).toBe('Mijn Zilverzand | Declaraties');
  expect(documentTitel('AZVZ', 'en', 'declaraties')).toBe('Mijn Ankerzee | Claims');
});

test('a route without a title of its own shows the brand', () => {
  expect(documentTitel('AZVZ', 'nl')).toBe('Ankerzee');
});

test.each([
  [401, 'Niet geautoriseerd'],
  [403, 'Geen toestemming'],
  [404, 'Pagina niet gevonden'],
  [500, 'Er is iets misgegaan'],
  [503, 'Onderhoud'],
  [418, 'Er is iets misgegaan'],
])('a page that failed with %i is called %s', (status, titel) => {
  expect(documentTitel('ZZ', 'nl', statusPaginaNaam(status))).toBe(`Mijn Zilverzand | ${titel}`);
});
