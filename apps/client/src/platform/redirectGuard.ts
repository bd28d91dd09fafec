import { isObject } from '@mijn/domain/isObject';

/** How long the same target is not redirected to again by itself (decisions §8). */
const pauseMs = 10_000;
const key = 'redirected';

/**
 * Where the moments are kept: sessionStorage, as a fresh document has to know them too. Asked for when it is used, as
 * a browser that keeps nothing throws where it is named.
 */
export type GuardStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

function readMoments(storage: GuardStorage): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(storage().getItem(key) ?? '{}');
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

/**
 * Asks leave for an automatic redirect, and notes it. False within ten seconds of the last one to
 * the same target: then the error is shown in its place, so that no loop arises (decisions §8).
 */
export function mayRedirect(
  target: string,
  nowMs: number,
  storage: GuardStorage = () => sessionStorage,
): boolean {
  const moments = readMoments(storage);
  const previous = moments[target];
  if (typeof previous === 'number' && nowMs - previous < pauseMs) return false;
  try {
    storage().setItem(key, JSON.stringify({ ...moments, [target]: nowMs }));
  } catch {
    // Without storage nothing guards against a loop, so nothing redirects.
    return false;
  }
  return true;
}
