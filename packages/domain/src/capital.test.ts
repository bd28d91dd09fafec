import { expect, it } from 'vitest';
import { capitalize, uncapitalize } from './capitalize.ts';

it('capitalises the first letter and leaves other words unchanged', () => {
  expect(capitalize('deze persoon')).toBe('Deze persoon');
  expect(capitalize('Bram de Vries')).toBe('Bram de Vries');
  expect(capitalize('')).toBe('');
});

it('lowers the first letter, except in abbreviations', () => {
  expect(uncapitalize('Fysiotherapie')).toBe('fysiotherapie');
  expect(uncapitalize('Écho')).toBe('écho');
  expect(uncapitalize('GP')).toBe('GP');
  expect(uncapitalize('X-ray')).toBe('X-ray');
});
