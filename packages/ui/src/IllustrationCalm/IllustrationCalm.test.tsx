import { expect, test } from 'vitest';
import { renderMarkup } from '../markup.testing.tsx';
import { IllustrationCalm } from './IllustrationCalm.tsx';

test('differs by brand', () => {
  const dunes = renderMarkup(<IllustrationCalm brand="ZZ" />);
  expect(dunes).toContain('aria-hidden="true"');
  expect(dunes).not.toBe(renderMarkup(<IllustrationCalm brand="AZVZ" />));
});
