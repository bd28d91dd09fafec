// Tells the other tabs that the session ended. What is kept is a moment and nothing of a person.
const marker = 'mijn-sessie-einde';

/** Tells every other tab of this site that the session ended. */
export function reportSessieEnd(): void {
  try {
    localStorage.setItem(marker, String(Date.now()));
  } catch {
    // A browser that keeps nothing shares nothing either: its other tabs find out at their next call.
  }
}

function disappear(): void {
  document.body.replaceChildren();
  location.reload();
}

/**
 * Blanks and reloads this document as soon as the session ends in another tab, and whenever it comes
 * back from the back/forward cache (decisions §3): meanwhile the session may have ended in a way
 * that no tab was told of. For documents with a person's data.
 */
export function watchSessieEnd(): void {
  addEventListener('storage', ({ key }) => {
    if (key === marker) disappear();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) disappear();
  });
}
