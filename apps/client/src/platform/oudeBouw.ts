const sleutel = 'herladen-voor-bouw';

// Once per build: a second failure is not cured by loading again.
function eersteKeer(): boolean {
  try {
    const bouw = import.meta.url;
    if (sessionStorage.getItem(sleutel) === bouw) return false;
    sessionStorage.setItem(sleutel, bouw);
    return true;
  } catch {
    return false;
  }
}

/** Loads the document again, once, when a part of this build is no longer on the server (architecture, Traps). */
export function herlaadBijOudeBouw(): void {
  addEventListener('vite:preloadError', (event) => {
    // Offline is not an old build, and loading again would throw away what is being filled in.
    if (!navigator.onLine || !eersteKeer()) return;
    event.preventDefault();
    location.reload();
  });
}
