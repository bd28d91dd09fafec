import { expect, test } from 'vitest';
import { teken } from '../teken.tsx';
import { Kaart } from './Kaart.tsx';

test('a card with a title is a section by that name', () => {
  const html = teken(<Kaart titel="Laatste declaraties">inhoud</Kaart>);
  const id = /aria-labelledby="([^"]+)"/.exec(html)?.[1];
  expect(html).toContain(`<h2 id="${id}">Laatste declaraties</h2>`);
  expect(html).toMatch(/^<section/);
});

test('a card without a title is no landmark', () => {
  expect(teken(<Kaart>inhoud</Kaart>)).toMatch(/^<div/);
});
