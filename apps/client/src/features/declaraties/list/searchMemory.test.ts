import { expect, it } from 'vitest';
import { recall, remember } from './searchMemory.ts';

it('recalls words that were searched for in this document', () => {
  const handle = remember('bril');
  expect(handle).not.toContain('bril');
  expect(recall(handle)).toBe('bril');
  expect(remember('bril')).toBe(handle);
  expect(remember('dr. Mol')).not.toBe(handle);
});

it.each([null, '', '99', '-1', 'bril', 'length', '1.5'])('returns undefined for %j', (handle) => {
  expect(recall(handle)).toBeUndefined();
});
