/** How long a finding holds, and how long finding it may take, in milliseconds. */
const [holdsMs, patienceMs] = [1_000, 2_500];

/**
 * Makes the question whether we are ready: however often it is asked, it is looked into once a second
 * at most, by one at a time, and answered within three seconds whatever hangs.
 * @param check rejects while we are not ready
 * @param now milliseconds that only go forward
 * @returns a question that rejects with what `check` rejected with, or that it took too long
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
    // It may fail yet, with nobody to hear it.
    work.catch(() => undefined);
  }
}
