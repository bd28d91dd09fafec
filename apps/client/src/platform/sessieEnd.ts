/** Tells the other tabs that the session ended. What is kept is a moment and nothing of a person. */
export const sessieEndMarker = 'mijn-sessie-end';

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
    if (key === sessieEndMarker) disappear();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) disappear();
  });
}
