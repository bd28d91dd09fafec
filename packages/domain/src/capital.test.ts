import { expect, it } from 'vitest';
import { capital, withoutCapital } from './capital.ts';

it('words that begin a sentence begin with a capital, names as they are', () => {
  expect(capital('deze persoon')).toBe('Deze persoon');
  expect(capital('Bram de Vries')).toBe('Bram de Vries');
  expect(capital('')).toBe('');
});

it('words within a sentence have none, but abbreviations keep theirs', () => {
  expect(withoutCapital('Fysiotherapie')).toBe('fysiotherapie');
  expect(withoutCapital('Écho')).toBe('écho');
  expect(withoutCapital('GP')).toBe('GP');
  expect(withoutCapital('X-ray')).toBe('X-ray');
});
