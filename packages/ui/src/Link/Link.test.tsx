import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderMarkup } from '../markup.testing.tsx';
import { Link } from './Link.tsx';

test("uses the app's router link", () => {
  expect(renderMarkup(<Link href="/overzicht">Overzicht</Link>)).toContain('data-router');
});

test('is a plain link without UiProvider', () => {
  const html = renderToStaticMarkup(<Link href="/overzicht">Overzicht</Link>);
  expect(html).toMatch(/^<a href="\/overzicht"/);
});
