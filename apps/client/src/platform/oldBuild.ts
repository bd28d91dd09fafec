const key = 'reloaded-for-build';

// Once per build: if the first reload does not help, a second one does not either.
function isFirstTime(): boolean {
  try {
    const build = import.meta.url;
    if (sessionStorage.getItem(key) === build) return false;
    sessionStorage.setItem(key, build);
    return true;
  } catch {
    return false;
  }
}

let quiet = 0;

/** Prefetches; a failure does nothing, and undefined is returned. */
export async function quietly<Parts>(fetchParts: () => Promise<Parts>): Promise<Parts | undefined> {
  quiet += 1;
  try {
    return await fetchParts();
  } catch {
    // The import is tried again when it is needed.
    return undefined;
  } finally {
    quiet -= 1;
  }
}

/**
 * Reloads the document, once, when a chunk of this build is no longer on the server.
 * @param hasUnsent returns whether the page has input that a reload would lose
 */
export function reloadOnOldBuild(hasUnsent: () => boolean): void {
  addEventListener('vite:preloadError', (event) => {
    // Being offline does not mean that the build is old.
    if (quiet > 0 || hasUnsent() || !navigator.onLine || !isFirstTime()) return;
    event.preventDefault();
    location.reload();
  });
}
