import { expect, it } from 'vitest';
import { show, words } from '../../../api/show.testing.tsx';
import { BerichtItem } from './BerichtItem.tsx';
import { berichtOf } from './berichten.testing.ts';

const row = (otherwise = {}, marksItself = false) => (
  <BerichtItem bericht={berichtOf(otherwise)} marksItself={marksItself} />
);
const links = (otherwise = {}, marksItself = false) =>
  [...show(row(otherwise, marksItself)).matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

it('is one line when the money has the same day as the message', () => {
  expect(words(row({ dag: '2026-11-21' }))).toBe('Je krijgt € 82,50: fysiotherapie Nieuw');
});

it('begins with the amount, and adds the day of the money when it differs', () => {
  expect(words(row())).toBe('Je krijgt € 82,50: fysiotherapie Overgemaakt op 24 november. Nieuw');
});

it('is not marked as new once it was read', () => {
  expect(words(row({ gelezen: true }))).toMatch(/24 november\.$/);
});

it('is available in English', () => {
  expect(words(row(), 'en')).toBe('You get €82.50: physiotherapy Transferred on 24 November. New');
});

it('links to its page, through the address that marks it as read when no script runs', () => {
  expect(links()).toEqual(['/declaraties/D2026-00000001']);
  expect(links({}, true)).toEqual(['/berichten?lees=b1']);
  expect(links({ gelezen: true }, true)).toEqual(['/declaraties/D2026-00000001']);
});

it('is no link when the reader may no longer see its subject, and is still marked as new', () => {
  expect(links({ kenmerk: null }, true)).toEqual([]);
  expect(words(row({ kenmerk: null }))).toMatch(/^Een ouder bericht .* Nieuw$/);
});
