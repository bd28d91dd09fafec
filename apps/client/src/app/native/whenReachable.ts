/** The shortest and the longest pause between two polls, in milliseconds. */
const [soonest, latest] = [500, 10_000];

/**
 * Polls ever less often, and at once when the device reports a network.
 * @param look returns whether the gateway can be reached; never rejects
 * @param goOn called once, when it can
 * @returns a function that stops polling
 */
export function whenReachable(look: () => Promise<boolean>, goOn: () => void): () => void {
  let pause = soonest;
  let timer: ReturnType<typeof setTimeout>;
  let isLooking = false;
  let isOver = false;
  const later = () => {
    timer = setTimeout(() => void again(), pause);
    pause = Math.min(2 * pause, latest);
  };
  const again = async () => {
    if (isLooking) return;
    isLooking = true;
    clearTimeout(timer);
    const isReached = await look();
    isLooking = false;
    if (isOver) return undefined;
    if (!isReached) return later();
    stop();
    return goOn();
  };
  const hear = () => {
    pause = soonest;
    void again();
  };
  const stop = () => {
    isOver = true;
    clearTimeout(timer);
    removeEventListener('online', hear);
  };
  addEventListener('online', hear);
  later();
  return stop;
}
