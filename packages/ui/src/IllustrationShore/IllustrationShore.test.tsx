import { expect, test } from 'vitest';
import { renderMarkup } from '../markup.testing.tsx';
import { IllustrationShore } from './IllustrationShore.tsx';

test('differs by brand', () => {
  const dune = renderMarkup(<IllustrationShore brand="ZZ" />);
  expect(dune).toContain('aria-hidden="true"');
  expect(dune).not.toBe(renderMarkup(<IllustrationShore brand="AZVZ" />));
});
