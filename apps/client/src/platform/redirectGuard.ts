// docs/decisions.md §8
const pauseMs = 10_000;

// A function, because a browser without storage throws on access.
export type GuardStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Returns whether an automatic redirect may happen, and records it: at most one to the same target in ten seconds, so
 * that no loop arises. It is recorded in sessionStorage, because a fresh document has to know it too.
 */
export function mayRedirect(
  target: string,
  nowMs: number,
  storage: GuardStorage = () => sessionStorage,
): boolean {
  try {
    const kept = storage();
    const key = `redirected${target}`;
    // An invalid number does not count as a moment.
    if (nowMs - Number(kept.getItem(key) ?? Number.NaN) < pauseMs) return false;
    kept.setItem(key, String(nowMs));
    return true;
  } catch {
    // Without storage nothing guards against a loop, so no redirect is allowed.
    return false;
  }
}
