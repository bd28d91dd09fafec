/** Storage key by which other tabs learn that the session ended. Its value is a moment. */
export const sessieEndMarker = 'mijn-sessie-end';

/** Replaces this document without a leave prompt, because the page in question is no longer visible. */
export function leaveWithoutPrompt(address: string): void {
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  location.replace(address);
}

/**
 * Blanks this document and loads it again for the person who is logged in by now. Not by a reload, which would ask to
 * send a posted form again. The fragment is dropped, because with it the browser would only scroll.
 */
export function reloadForCurrentPerson(): void {
  document.body.replaceChildren();
  leaveWithoutPrompt(location.pathname + location.search);
}

/**
 * Reloads this document as soon as the session ends in another tab, and whenever it returns from the
 * back/forward cache (docs/decisions.md §3), because the session may have ended without a message to the
 * tabs. For documents with a person's data.
 */
export function watchSessieEnd(): void {
  addEventListener('storage', ({ key }) => {
    if (key === sessieEndMarker) reloadForCurrentPerson();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) reloadForCurrentPerson();
  });
}

/**
 * Sends the mark of this person to the other tabs, and reloads as soon as another person's document is open
 * in one of them: this session is theirs by then (ADR 0095).
 * @param personMark mark of this document
 */
export function watchPerson(personMark: string): void {
  const tabs = new BroadcastChannel('mijn-person');
  tabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data !== personMark) reloadForCurrentPerson();
  });
  tabs.postMessage(personMark);
}
