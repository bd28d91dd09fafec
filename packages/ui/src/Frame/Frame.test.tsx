import { House } from 'lucide-react';
import { expect, test } from 'vitest';
import { teken } from '../teken.tsx';
import { Frame } from './Frame.tsx';

const items = ['Overzicht', 'Declaraties', 'Indienen', 'Zorgpas', 'Facturen'].map((label, i) => ({
  sleutel: label,
  label,
  pictogram: House,
  href: `/${label}`,
  actief: i === 1,
}));
const teksten = {
  naarInhoud: 'Naar de inhoud',
  navigatie: 'Menu',
  meer: 'Meer',
  persoonMenu: 'Sanne',
};
const frame = (
  <Frame
    merk="ZZ"
    merknaam="Zilverzand"
    thuis="/overzicht"
    items={items}
    persoon={{ naam: 'Sanne de Vries', initialen: 'SV' }}
    uitloggen={<a href="/uitloggen">Uitloggen</a>}
    teksten={teksten}
  >
    <h1>Declaraties</h1>
  </Frame>
);

test('the skip link comes first and leads to the main part', () => {
  const html = teken(frame);
  const doel = /^<div[^>]*><a href="#([^"]+)"/.exec(html)?.[1];
  expect(html).toContain(`<main id="${doel}"`);
});

test("the current place is marked, by the router's link", () => {
  const html = teken(frame);
  expect(html).toMatch(/<a data-router="" href="\/Declaraties"[^>]*aria-current="page"/);
  expect(html.match(/aria-current/g)).toHaveLength(1);
});

test('"Meer" and the initials open the same menu, with what the bar has no room for', () => {
  const html = teken(frame);
  const [eerste, tweede] = [...html.matchAll(/popoverTarget="([^"]+)"/gi)].map(([, id]) => id);
  expect(eerste).toBe(tweede);
  const menu = html.slice(html.indexOf(`id="${eerste}"`));
  expect(menu).toContain('href="/Facturen"');
  expect(menu).not.toContain('href="/Zorgpas"');
  expect(menu).toContain('Uitloggen');
});
