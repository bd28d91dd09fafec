declare global {
  /** Trusted Types, if the browser has them; their values are used in place of strings. */
  var trustedTypes:
    | {
        createPolicy(
          name: string,
          rules: { createScriptURL: () => string },
        ): { createScriptURL(url: string): string };
      }
    | undefined;
}

/**
 * Registers the service worker, once per document, by a Trusted Types policy that allows this one address (§8).
 * Inlined into pages without React, so it may use nothing from outside.
 * @param path address of the worker
 * @param holdFiles message to the worker once it is active (`serviceWorker.ts`)
 */
export function registerWorker(path: string, holdFiles: string): void {
  if (!('serviceWorker' in navigator)) {
    console.info('This browser has no service workers');
    return;
  }
  const policy = globalThis.trustedTypes?.createPolicy('mijn', { createScriptURL: () => path });
  const { serviceWorker } = navigator;
  serviceWorker
    .register(policy?.createScriptURL(path) ?? path, { updateViaCache: 'none' })
    .then(() => serviceWorker.ready)
    .then(({ active }) => active?.postMessage(holdFiles))
    .catch((error: unknown) => console.info('No service worker was registered', error));
}
