import { isObject } from '@mijn/domain/values';
import { useEffect, useState } from 'react';

const lookAgainMs = 15 * 60_000;

// The message of the worker after its activation (worker/held.ts).
function isNews(data: unknown): data is { readonly scripts: readonly string[] } {
  return isObject(data) && Array.isArray(data['scripts']);
}

/** Returns the entry script of this page, which identifies its build. */
function ownScript(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script ? new URL(script.src).pathname : '';
}

/**
 * Returns whether a newer build than that of this page is ready; checks when the person returns to the
 * page.
 */
export function useUpdate(): boolean {
  const [isNewer, setNewer] = useState(false);
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    const { serviceWorker } = navigator;
    const gone = new AbortController();
    const hear = ({ data }: MessageEvent<unknown>) => {
      if (isNews(data) && !data.scripts.includes(ownScript())) setNewer(true);
    };
    let looked = Date.now();
    const look = () => {
      if (document.hidden || Date.now() - looked < lookAgainMs) return;
      looked = Date.now();
      void serviceWorker.getRegistration().then((found) => found?.update().catch(() => undefined));
    };
    serviceWorker.addEventListener('message', hear, { signal: gone.signal });
    document.addEventListener('visibilitychange', look, { signal: gone.signal });
    return () => gone.abort();
  }, []);
  return isNewer;
}
