import { useSyncExternalStore } from 'react';

function subscribe(report: () => void): () => void {
  addEventListener('online', report);
  addEventListener('offline', report);
  return () => {
    removeEventListener('online', report);
    removeEventListener('offline', report);
  };
}

/** Returns whether the device has a network, as far as the browser knows; true on the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}
