const key = 'herladen-voor-bouw';

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

/** Loads the document again, once, when a part of this build is no longer on the server (architecture, Traps). */
export function reloadOnOldBuild(): void {
  addEventListener('vite:preloadError', (event) => {
    // Offline is not an old build, and loading again would throw away what is being filled in.
    if (!navigator.onLine || !isFirstTime()) return;
    event.preventDefault();
    location.reload();
  });
}
