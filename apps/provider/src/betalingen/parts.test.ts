import { expect, it } from 'vitest';
import { isSameBetaling } from './parts.ts';

const part = (betaalverzoek: string, bedrag: number) => ({ betaalverzoek, bedrag });

it('treats the same requests and amounts in any order as the same payment', () => {
  const both = [part('a', 100), part('b', 200)];
  expect(isSameBetaling(both, both.toReversed())).toBe(true);
  expect(isSameBetaling(both, [part('a', 100), part('b', 201)])).toBe(false);
  // Same total for other requests.
  expect(isSameBetaling(both, [part('a', 200), part('b', 100)])).toBe(false);
  expect(isSameBetaling(both, [part('a', 100)])).toBe(false);
  expect(isSameBetaling([part('a', 100)], both)).toBe(false);
  expect(isSameBetaling([part('a', 300)], both)).toBe(false);
});
