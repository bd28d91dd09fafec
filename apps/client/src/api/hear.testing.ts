/** Selector of the live regions that a screen reader announces politely. */
const places = 'output, [role="status"], [aria-live="polite"]';

/**
 * Records the changes in the live regions from now on, as a screen reader announces them. Text that is
 * inserted together with its region does not count, since not every screen reader announces it. The
 * returned function gives the texts.
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
