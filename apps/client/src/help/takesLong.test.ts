import { expect, it } from 'vitest';
import { takesLong } from './takesLong.ts';

it('returns true only after more than a weekend, and false without a start', () => {
  expect(takesLong('2026-11-20', '2026-11-23')).toBe(false);
  expect(takesLong('2026-11-20', '2026-11-24')).toBe(true);
  expect(takesLong(null, '2026-11-24')).toBe(false);
});
