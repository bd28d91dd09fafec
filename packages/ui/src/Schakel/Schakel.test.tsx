import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { teken } from '../teken.tsx';
import { Schakel } from './Schakel.tsx';

test("a link goes through the app's router", () => {
  expect(teken(<Schakel href="/overzicht">Overzicht</Schakel>)).toContain('data-router');
});

test('without surroundings it is a plain link', () => {
  const html = renderToStaticMarkup(<Schakel href="/overzicht">Overzicht</Schakel>);
  expect(html).toMatch(/^<a href="\/overzicht"/);
});
