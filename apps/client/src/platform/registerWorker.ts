declare global {
  /** Trusted Types, where the browser has them; its values are used where a string would be. */
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
 * Registers the service worker, by a Trusted Types policy of ours that knows this one address; a
 * browser without service workers is only logged (§8). Written into pages without React as it stands,
 * so it may use nothing from outside. Once per document.
 * @param path address of the worker
 * @param holdFiles what it is told once it answers (`serviceWorker.ts`)
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
