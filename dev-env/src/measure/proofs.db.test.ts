import { expect, test } from 'vitest';
import { proofRow } from './proofs.ts';

test('what was proven is one row, whatever stands in it', () => {
  expect(proofRow('2026-11-22', 'abc1234', 'prove', 'a | b')).toBe(
    '| 2026-11-22 | abc1234 | prove | a \\| b |',
  );
});
