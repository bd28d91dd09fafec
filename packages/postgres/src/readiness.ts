/** Lifetime of a result and timeout of a check, in milliseconds. */
const [holdsMs, patienceMs] = [1_000, 2_500];

/**
 * Creates a readiness check that runs `check` at most once per second and once at a time, and settles
 * within three seconds.
 * @param check rejects while we are not ready
 * @param now milliseconds of a monotonic clock
 * @returns a function that rejects with the error of `check`, or with a timeout
 */
export function createReadiness(
  check: () => Promise<unknown>,
  now: () => number = () => performance.now(),
): () => Promise<void> {
  let latest: Promise<void> | undefined;
  let since: number | undefined;
  return () => {
    if (latest && (since === undefined || now() - since < holdsMs)) return latest;
    since = undefined;
    const finding = inTime(check());
    const keepTime = (): void => {
      since = now();
    };
    finding.then(keepTime, keepTime);
    latest = finding;
    return finding;
  };
}

async function inTime(work: Promise<unknown>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('not ready in time')), patienceMs);
  try {
    await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
    // Avoids an unhandled rejection after the timeout.
    work.catch(() => undefined);
  }
}
