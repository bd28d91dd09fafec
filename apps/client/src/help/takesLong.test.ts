import { expect, it } from 'vitest';
import { takesLong } from './takesLong.ts';

it('is so after a weekend, and where nobody tells since when it is not', () => {
  expect(takesLong('2026-11-20', '2026-11-23')).toBe(false);
  expect(takesLong('2026-11-20', '2026-11-24')).toBe(true);
  expect(takesLong(null, '2026-11-24')).toBe(false);
});
