import { useSyncExternalStore } from 'react';

function subscribe(report: () => void): () => void {
  globalThis.addEventListener('online', report);
  globalThis.addEventListener('offline', report);
  return () => {
    globalThis.removeEventListener('online', report);
    globalThis.removeEventListener('offline', report);
  };
}

/** Whether the device has a network, as far as the browser knows; the server always has one. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}
