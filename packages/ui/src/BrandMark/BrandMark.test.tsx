import { expect, test } from 'vitest';
import { character, words } from '../character.tsx';
import { BrandMark } from './BrandMark.tsx';

test.each(['ZZ', 'AZVZ'] as const)('the mark of %s stands beside its name', (brand) => {
  const html = character(<BrandMark merk={brand} naam="De naam" />);
  expect(words(html)).toBe('De naam');
  expect(html).toContain('aria-hidden="true"');
});

test('the brands have marks of their own', () => {
  const zz = character(<BrandMark merk="ZZ" naam="" />);
  expect(zz).not.toBe(character(<BrandMark merk="AZVZ" naam="" />));
});
