import { expect, it } from 'vitest';
import { capital, withoutCapital } from './capital.ts';

it('capitalises the first letter and leaves other words unchanged', () => {
  expect(capital('deze persoon')).toBe('Deze persoon');
  expect(capital('Bram de Vries')).toBe('Bram de Vries');
  expect(capital('')).toBe('');
});

it('lowers the first letter, except in abbreviations', () => {
  expect(withoutCapital('Fysiotherapie')).toBe('fysiotherapie');
  expect(withoutCapital('Écho')).toBe('écho');
  expect(withoutCapital('GP')).toBe('GP');
  expect(withoutCapital('X-ray')).toBe('X-ray');
});
