import { sharing } from '@mijn/domain/paths';
import { type Dispatch, useEffect } from 'react';
import type { ClaimEvent } from '../state/claimState.ts';

/** Takes what was shared with the app from the service worker, which forgets it then. */
function takeShared(worker: ServiceWorker): Promise<readonly File[]> {
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise<readonly File[]>((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      resolve(Array.isArray(data) ? data.filter((one) => one instanceof File) : []);
    });
    port1.start();
  });
  worker.postMessage(sharing.mark, [port2]);
  return answered;
}

/** Adds what was shared with the app from elsewhere on the device, once. */
export function useSharedFiles(report: Dispatch<ClaimEvent>): void {
  useEffect(() => {
    const worker = navigator.serviceWorker?.controller;
    const url = new URL(location.href);
    if (!worker || !url.searchParams.has(sharing.mark)) return;
    void takeShared(worker).then((files) => {
      const picked = files.map((file) => ({ key: crypto.randomUUID(), file }));
      if (picked.length > 0) report({ kind: 'filesPicked', files: picked });
    });
  }, [report]);
}
