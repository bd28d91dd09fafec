/** How long the same target is not redirected to again by itself (docs/decisions.md §8). */
const pauseMs = 10_000;

/**
 * Where the last moment of each target is kept: sessionStorage, as a fresh document has to know it too. Asked for when
 * it is used, as a browser that keeps nothing throws where it is named.
 */
export type GuardStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Asks leave for an automatic redirect, and notes it. False within ten seconds of the last one to
 * the same target: then the error is shown in its place, so that no loop arises (docs/decisions.md §8).
 */
export function mayRedirect(
  target: string,
  nowMs: number,
  storage: GuardStorage = () => sessionStorage,
): boolean {
  try {
    const kept = storage();
    const key = `redirected${target}`;
    // What is no number is no moment.
    if (nowMs - Number(kept.getItem(key) ?? Number.NaN) < pauseMs) return false;
    kept.setItem(key, String(nowMs));
    return true;
  } catch {
    // Without storage nothing guards against a loop, so nothing redirects.
    return false;
  }
}
