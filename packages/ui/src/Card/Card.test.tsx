import { expect, test } from 'vitest';
import { character } from '../character.tsx';
import { Card } from './Card.tsx';

test('a card with a title is a section by that name', () => {
  const html = character(<Card titel="Laatste declaraties">inhoud</Card>);
  const id = /aria-labelledby="([^"]+)"/.exec(html)?.[1];
  expect(html).toContain(`<h2 id="${id}">Laatste declaraties</h2>`);
  expect(html).toMatch(/^<section/);
});

test('a card without a title is no landmark', () => {
  expect(character(<Card>inhoud</Card>)).toMatch(/^<div/);
});
