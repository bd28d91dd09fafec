import { expect, it } from 'vitest';
import { show, words } from '../../../api/show.testing.tsx';
import { BerichtItem } from './BerichtItem.tsx';
import { berichtOf } from './berichten.testing.ts';

const row = (otherwise = {}, marksItself = false) => (
  <BerichtItem bericht={berichtOf(otherwise)} marksItself={marksItself} />
);
const links = (otherwise = {}, marksItself = false) =>
  [...show(row(otherwise, marksItself)).matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

it('says what and why, on which day, and that it is new', () => {
  expect(words(row())).toBe(
    'Je declaratie voor fysiotherapie is beoordeeld: € 82,50 ' +
      'Op 24 november maakten we € 82,50 over. 21 november 2026 Nieuw',
  );
});

it('once it was read is no longer new', () => {
  expect(words(row({ gelezen: true }))).toMatch(/21 november 2026$/);
});

it('is there in English', () => {
  expect(words(row(), 'en')).toBe(
    'Your claim for physiotherapy has been assessed: €82.50 ' +
      'On 24 November we transferred €82.50. 21 November 2026 New',
  );
});

it('leads to its page, by way of being marked where no script marks it', () => {
  expect(links()).toEqual(['/declaraties/D2026-00000001']);
  expect(links({}, true)).toEqual(['/berichten?lees=b1']);
  expect(links({ gelezen: true }, true)).toEqual(['/declaraties/D2026-00000001']);
});

it('leads nowhere where its subject is no longer the reader’s to see, and still says that it is new', () => {
  expect(links({ kenmerk: null }, true)).toEqual([]);
  expect(words(row({ kenmerk: null }))).toMatch(/^Een ouder bericht .* Nieuw$/);
});
