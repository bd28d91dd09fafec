import { expect, test } from 'vitest';
import { renderMarkup } from '../markup.testing.tsx';
import { Card } from './Card.tsx';

test('renders a section labelled by its title', () => {
  const html = renderMarkup(<Card title="Laatste declaraties">inhoud</Card>);
  const id = /aria-labelledby="([^"]+)"/.exec(html)?.[1];
  expect(html).toContain(`<h2 id="${id}">Laatste declaraties</h2>`);
  expect(html).toMatch(/^<section/);
});

test('renders a small title as a heading of the same level', () => {
  const html = renderMarkup(
    <Card title="Dit komt eraan" small>
      inhoud
    </Card>,
  );
  expect(html).toMatch(/<h2 id="[^"]+" class="[^"]*small[^"]*">Dit komt eraan<\/h2>/);
});

test('is not a landmark without a title', () => {
  expect(renderMarkup(<Card>inhoud</Card>)).toMatch(/^<div/);
});
