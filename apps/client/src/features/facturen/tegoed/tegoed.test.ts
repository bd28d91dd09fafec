import { expect, it } from 'vitest';
import { knownTegoeden } from './tegoed.ts';

const failed = (status: number) => ({ succeeded: false, status, redenen: [] }) as const;

it('is empty when the insurer has no such call, and undefined after a failure', () => {
  expect(knownTegoeden(failed(404))).toEqual([]);
  expect(knownTegoeden(failed(503))).toBeUndefined();
  const value = [{ soort: 'factuur', kenmerk: 'F', bedrag: 1, sinds: '2026-11-01' }] as const;
  expect(knownTegoeden({ succeeded: true, value })).toBe(value);
});
