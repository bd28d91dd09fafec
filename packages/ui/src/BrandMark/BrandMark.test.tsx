import { expect, test } from 'vitest';
import { renderMarkup, words } from '../markup.testing.tsx';
import { BrandMark } from './BrandMark.tsx';

test.each(['ZZ', 'AZVZ'] as const)('renders the mark of %s beside its name', (brand) => {
  const html = renderMarkup(<BrandMark brand={brand} name="De naam" />);
  expect(words(html)).toBe('De naam');
  expect(html).toContain('aria-hidden="true"');
});

test('draws a different mark for each brand', () => {
  const zz = renderMarkup(<BrandMark brand="ZZ" name="" />);
  expect(zz).not.toBe(renderMarkup(<BrandMark brand="AZVZ" name="" />));
});
