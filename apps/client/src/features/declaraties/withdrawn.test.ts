import { expect, it } from 'vitest';
import { parseWithdrawn, withdrawnAddress } from './withdrawn.ts';

it('tells the list which claim was withdrawn', () => {
  const { searchParams } = new URL(withdrawnAddress('D2026-1'), 'http://localhost');
  expect(parseWithdrawn(searchParams)).toBe('D2026-1');
});

it.each(['', 'ingetrokken=', 'ingetrokken=Bel+ons', 'ingetrokken=<b>', 'nummer=D1'])(
  'tells nothing where the address names no claim: %j',
  (search) => {
    expect(parseWithdrawn(new URLSearchParams(search))).toBeUndefined();
  },
);
