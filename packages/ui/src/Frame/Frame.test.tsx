import { expect, test } from 'vitest';
import { renderMarkup } from '../markup.testing.tsx';
import { exampleFrame } from './exampleFrame.testing.tsx';

const places = ['Overzicht', 'Declaraties', 'Indienen', 'Zorgpas', 'Facturen'].map((label) => ({
  label,
}));
const frame = exampleFrame({
  places,
  active: 'Overzicht',
  letterhead: 'Sanne de Vries, 22 november 2026',
  signOut: <a href="/uitloggen">Uitloggen</a>,
  footer: <a href="/contact">Contact</a>,
  children: <h1>Declaraties</h1>,
});

test('starts with a skip link to the main content', () => {
  const html = renderMarkup(frame);
  const target = /^<div[^>]*><a href="#([^"]+)"/.exec(html)?.[1];
  expect(html).toContain(`<main id="${target}"`);
});

test('renders help in a footer after the page', () => {
  const html = renderMarkup(frame);
  expect(html).toMatch(/<\/main><footer[^>]*><a href="\/contact">Contact<\/a><\/footer>/);
});

test("marks the current item with the router's link", () => {
  const html = renderMarkup(frame);
  expect(html).toMatch(/<a data-router="" href="\/Overzicht"[^>]*aria-current="page"/);
  expect(html.match(/aria-current/g)).toHaveLength(1);
});

test('shows a count beside an item\'s label, and at "Meer" for items behind it', () => {
  const html = renderMarkup(
    exampleFrame({
      places: places.map((one) =>
        one.label === 'Facturen' ? { ...one, count: { number: 3, text: '3 te betalen' } } : one,
      ),
      active: 'Declaraties',
      children: <h1>Facturen</h1>,
    }),
  );
  const counted = String.raw`<span[^>]*><span aria-hidden="true">3</span><span[^>]*data-hidden[^>]*> 3 te betalen</span></span>`;
  expect(html.match(new RegExp(`Facturen${counted}</a>`, 'g'))).toHaveLength(2);
  expect(html).toMatch(new RegExp(`Meer${counted}</button>`));
});

test('links to the form of the main action without script, in the middle of the bar and in the rail', () => {
  const action = { label: 'Declaratie indienen', href: '/indienen', accept: '.pdf' };
  const html = renderMarkup(
    exampleFrame({
      places,
      action: { ...action, onFiles: () => undefined },
      children: <h1>Overzicht</h1>,
    }),
  );
  expect(html.match(/<a [^>]*href="\/indienen"/g)).toHaveLength(2);
  const bar = html.slice(html.indexOf('<ul'));
  const at = (text: string) => bar.indexOf(text);
  expect(at('Declaraties')).toBeLessThan(at('/indienen'));
  expect(at('/indienen')).toBeLessThan(at('/Indienen'));
});

test('opens the same menu from "Meer" and the initials, with the items that the bar cannot always show', () => {
  const html = renderMarkup(frame);
  const [first, second] = [...html.matchAll(/popoverTarget="([^"]+)"/gi)].map(([, id]) => id);
  expect(first).toBe(second);
  const menu = html.slice(html.indexOf(`id="${first}"`));
  expect(menu).toContain('href="/Facturen"');
  expect(menu).toContain('href="/Zorgpas"');
  expect(menu).toContain('href="/Declaraties"');
  expect(menu).not.toContain('href="/Overzicht"');
  expect(menu).toContain('Uitloggen');
});
