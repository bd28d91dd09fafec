import { expect, it } from 'vitest';
import { cookieDays, installPromptMs, progress } from './constants.ts';

// §9 says these numbers: another one here is another product.
it('the progress bar begins at 0.3, steps by 0.06, each 600 ms', () => {
  expect(progress).toEqual({ minimum: 0.3, step: 0.06, speedMs: 600 });
});

it('installing waits 1000 ms, and a cookie lives 730 days', () => {
  expect([installPromptMs, cookieDays]).toEqual([1000, 730]);
});
