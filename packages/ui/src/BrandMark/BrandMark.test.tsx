import { expect, test } from 'vitest';
import { renderMarkup, words } from '../markup.testing.tsx';
import { BrandMark } from './BrandMark.tsx';

test.each(['ZZ', 'AZVZ'] as const)('the mark of %s stands beside its name', (brand) => {
  const html = renderMarkup(<BrandMark brand={brand} name="De naam" />);
  expect(words(html)).toBe('De naam');
  expect(html).toContain('aria-hidden="true"');
});

test('the brands have marks of their own', () => {
  const zz = renderMarkup(<BrandMark brand="ZZ" name="" />);
  expect(zz).not.toBe(renderMarkup(<BrandMark brand="AZVZ" name="" />));
});
