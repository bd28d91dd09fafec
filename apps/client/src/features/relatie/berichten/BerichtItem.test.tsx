import { expect, it } from 'vitest';
import { show, words } from '../../../api/show.testing.tsx';
import { BerichtItem } from './BerichtItem.tsx';
import { berichtOf } from './berichten.testing.ts';

const row = (otherwise = {}, marksItself = false) => (
  <BerichtItem bericht={berichtOf(otherwise)} marksItself={marksItself} />
);
const links = (otherwise = {}, marksItself = false) =>
  [...show(row(otherwise, marksItself)).matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

it('is one line where the money has no other day than the message', () => {
  expect(words(row({ dag: '2026-11-21' }))).toBe('Je krijgt € 82,50: fysiotherapie Nieuw');
});

it('begins with the amount, and names the day of the money where it is another', () => {
  expect(words(row())).toBe('Je krijgt € 82,50: fysiotherapie Overgemaakt op 24 november. Nieuw');
});

it('once it was read is no longer new', () => {
  expect(words(row({ gelezen: true }))).toMatch(/24 november\.$/);
});

it('is there in English', () => {
  expect(words(row(), 'en')).toBe('You get €82.50: physiotherapy Transferred on 24 November. New');
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
