import { setTimeout as pause } from 'node:timers/promises';

const longestPauseMs = 250;

/**
 * Polls `condition` until it returns anything but undefined or false, and returns that.
 * @throws Error with `what` in its message after `withinMs` milliseconds
 */
export async function waitFor<T>(
  what: string,
  condition: () => Promise<T | undefined | false> | T | undefined | false,
  withinMs = 30_000,
): Promise<T> {
  const end = performance.now() + withinMs;
  for (let pauseMs = 10; ; pauseMs = Math.min(pauseMs * 1.5, longestPauseMs)) {
    const found = await condition();
    if (found !== undefined && found !== false) return found;
    if (performance.now() > end) throw new Error(`Waited ${withinMs} ms in vain for ${what}`);
    await pause(pauseMs);
  }
}
