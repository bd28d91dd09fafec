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

/**
 * Blanks this document and asks for it anew, as whoever is logged in by now. Not by a reload: what came as the
 * answer to a form would be asked to be sent again. Without its fragment, for with it the browser would only scroll.
 */
export function startAnew(): void {
  document.body.replaceChildren();
  leaveUnasked(location.pathname + location.search);
}

/**
 * Blanks this document and asks for it anew as soon as the session ends in another tab, and whenever it comes
 * back from the back/forward cache (docs/decisions.md §3): meanwhile the session may have ended in a way
 * that no tab was told of. For documents with a person's data.
 */
export function watchSessieEnd(): void {
  addEventListener('storage', ({ key }) => {
    if (key === sessieEndMarker) startAnew();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) startAnew();
  });
}

/**
 * Tells the other tabs whose document this is, and starts anew as soon as another person's stands in one of them:
 * the session of this one is theirs by then (ADR 0095).
 * @param personMark that of this document
 */
export function watchPerson(personMark: string): void {
  const tabs = new BroadcastChannel('mijn-person');
  tabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data !== personMark) startAnew();
  });
  tabs.postMessage(personMark);
}
