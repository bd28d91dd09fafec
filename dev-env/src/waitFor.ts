import { setTimeout as pause } from 'node:timers/promises';

const longestPauseMs = 250;

/**
 * Asks `condition` again and again until it gives something other than undefined or false, and
 * returns that. Throws with `what` in its message once `withinMs` milliseconds have passed.
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
