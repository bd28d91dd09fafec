/** What a screen reader reads out when it has time. */
const places = 'output, [role="status"], [aria-live="polite"]';

/**
 * Listens from now on as a screen reader does, to what changes in the places that are there for it; what comes
 * together with its place is not heard by every one. Gives what those say now; only for tests.
 */
export function hear(): () => readonly string[] {
  const known = [...document.querySelectorAll(places)].map((place) => ({
    place,
    before: place.textContent,
  }));
  return () =>
    known
      .filter(({ place, before }) => place.isConnected && place.textContent !== before)
      .map(({ place }) => place.textContent);
}
