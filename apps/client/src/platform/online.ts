import { useSyncExternalStore } from 'react';

function abonneer(meld: () => void): () => void {
  globalThis.addEventListener('online', meld);
  globalThis.addEventListener('offline', meld);
  return () => {
    globalThis.removeEventListener('online', meld);
    globalThis.removeEventListener('offline', meld);
  };
}

/** Whether the device has a network, as far as the browser knows; the server always has one. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    abonneer,
    () => navigator.onLine,
    () => true,
  );
}
