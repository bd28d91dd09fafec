import { expect, it } from 'vitest';
import { withdrawnState, parseWithdrawn } from './withdrawn.ts';

it('tells the list which claim was withdrawn', () => {
  expect(parseWithdrawn(withdrawnState('D2026-1'))).toBe('D2026-1');
});

it.each([null, undefined, 'D2026-1', {}, { withdrawn: 1 }])(
  'tells nothing from other history: %j',
  (state) => {
    expect(parseWithdrawn(state)).toBeUndefined();
  },
);
