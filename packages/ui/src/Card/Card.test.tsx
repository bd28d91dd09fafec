import { expect, test } from 'vitest';
import { renderMarkup } from '../markup.testing.tsx';
import { Card } from './Card.tsx';

test('a card with a title is a section by that name', () => {
  const html = renderMarkup(<Card title="Laatste declaraties">inhoud</Card>);
  const id = /aria-labelledby="([^"]+)"/.exec(html)?.[1];
  expect(html).toContain(`<h2 id="${id}">Laatste declaraties</h2>`);
  expect(html).toMatch(/^<section/);
});

test('a card without a title is no landmark', () => {
  expect(renderMarkup(<Card>inhoud</Card>)).toMatch(/^<div/);
});
