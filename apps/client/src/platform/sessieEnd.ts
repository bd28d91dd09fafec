/** Tells the other tabs that the session ended. What is kept is a moment and nothing of a person. */
export const sessieEndMarker = 'mijn-sessie-end';

/**
 * Goes to an address in place of this document. Nobody is asked whether the page may be left: what would be
 * asked about is out of sight.
 */
export function leaveUnasked(address: string): void {
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  location.replace(address);
}

// Asked for anew and not reloaded: what came as the answer to a form would be asked to be sent again. Without
// its fragment, for with it the browser would only scroll.
function disappear(): void {
  document.body.replaceChildren();
  leaveUnasked(location.pathname + location.search);
}

/**
 * Blanks this document and asks for it anew as soon as the session ends in another tab, and whenever it comes
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
