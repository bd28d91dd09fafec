import { isObject } from '@mijn/domain/isObject';
import { useEffect, useState } from 'react';

const lookAgainMs = 15 * 60_000;

// What the worker says when it takes over (worker/held.ts).
function isNews(data: unknown): data is { readonly scripts: readonly string[] } {
  return isObject(data) && Array.isArray(data['scripts']);
}

/** The script that took this page over: it names its build. */
function ownScript(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script ? new URL(script.src).pathname : '';
}

/** Whether a newer build than that of this page stands ready; looked for when one comes back to it. */
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
