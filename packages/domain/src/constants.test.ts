import { expect, it } from 'vitest';
import { cookieDays, installPromptMs, progress } from './constants.ts';

// Literals of §9, so the test repeats them.
it('starts the progress bar at 0.3 and steps by 0.06 each 600 ms', () => {
  expect(progress).toEqual({ minimum: 0.3, step: 0.06, speedMs: 600 });
});

it('offers to install after 1000 ms and keeps a cookie for 730 days', () => {
  expect([installPromptMs, cookieDays]).toEqual([1000, 730]);
});
