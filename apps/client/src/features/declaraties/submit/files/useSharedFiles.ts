import { sharing } from '@mijn/domain/paths';
import { useEffect, useState } from 'react';

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

/** What was shared with the app from elsewhere on the device, and how to let go of it; none after that. */
export function useSharedFiles(): readonly [files: readonly File[], forget: () => void] {
  const [files, setFiles] = useState<readonly File[]>([]);
  useEffect(() => {
    const worker = navigator.serviceWorker?.controller;
    const url = new URL(location.href);
    if (!worker || !url.searchParams.has(sharing.mark)) return;
    // It gives them once: asked again, it has none.
    void takeShared(worker).then((given) => given.length > 0 && setFiles(given));
  }, []);
  return [files, () => setFiles([])];
}
