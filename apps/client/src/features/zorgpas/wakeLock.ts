import { useEffect } from 'react';

// A refused lock changes nothing else: the browser may lack it, or save its battery.
async function requestLock(): Promise<WakeLockSentinel | undefined> {
  try {
    return await navigator.wakeLock.request('screen');
  } catch {
    return undefined;
  }
}

/** Keeps the screen on while `active`, also after the page was hidden and shown again. */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | undefined;
    let ended = false;
    const keepOn = async () => {
      // The browser releases the lock whenever the page is hidden.
      if (document.visibilityState !== 'visible') return;
      const granted = await requestLock();
      if (ended) await granted?.release();
      else lock = granted;
    };
    const onVisible = () => void keepOn();
    onVisible();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      ended = true;
      document.removeEventListener('visibilitychange', onVisible);
      void lock?.release();
    };
  }, [active]);
}
