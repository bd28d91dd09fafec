/** The shortest and the longest time between two looks, in milliseconds. */
const [soonest, latest] = [500, 10_000];

/**
 * Goes on once something can be reached: looks ever less often, and at once when the device says that it has a
 * network.
 * @param look whether it can be reached now; never rejects
 * @param goOn called once
 */
export function whenReachable(look: () => Promise<boolean>, goOn: () => void): void {
  let pause = soonest;
  let timer: ReturnType<typeof setTimeout>;
  let isLooking = false;
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
    if (!isReached) return later();
    removeEventListener('online', hear);
    return goOn();
  };
  const hear = () => {
    pause = soonest;
    void again();
  };
  addEventListener('online', hear);
  later();
}
