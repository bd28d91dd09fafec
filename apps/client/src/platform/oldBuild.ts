const key = 'reloaded-for-build';

// Once per build: a second failure is not cured by loading again.
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

/** Fetches what nobody waits for yet: where that fails, nothing happens, and undefined is returned. */
export async function quietly<Parts>(fetchParts: () => Promise<Parts>): Promise<Parts | undefined> {
  quiet += 1;
  try {
    return await fetchParts();
  } catch {
    // Asked for in earnest, it is fetched again.
    return undefined;
  } finally {
    quiet -= 1;
  }
}

/**
 * Loads the document again, once, when a part of this build is no longer on the server (architecture, Traps).
 * @param hasUnsent something stands filled in that this would take away
 */
export function reloadOnOldBuild(hasUnsent: () => boolean): void {
  addEventListener('vite:preloadError', (event) => {
    // Offline is not an old build.
    if (quiet > 0 || hasUnsent() || !navigator.onLine || !isFirstTime()) return;
    event.preventDefault();
    location.reload();
  });
}
