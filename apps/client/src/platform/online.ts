import { useSyncExternalStore } from 'react';

function subscribe(report: () => void): () => void {
  addEventListener('online', report);
  addEventListener('offline', report);
  return () => {
    removeEventListener('online', report);
    removeEventListener('offline', report);
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
