import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderMarkup } from '../markup.testing.tsx';
import { Link } from './Link.tsx';

test("a link goes through the app's router", () => {
  expect(renderMarkup(<Link href="/overzicht">Overzicht</Link>)).toContain('data-router');
});

test('without surroundings it is a plain link', () => {
  const html = renderToStaticMarkup(<Link href="/overzicht">Overzicht</Link>);
  expect(html).toMatch(/^<a href="\/overzicht"/);
});
