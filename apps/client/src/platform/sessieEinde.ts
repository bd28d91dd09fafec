// Tells the other tabs, and a document that comes back from the browser's memory, that the session
// ended. What is kept is a moment and nothing of a person.
const merkteken = 'mijn-sessie-einde';

function leesEinde(): string | null {
  try {
    return localStorage.getItem(merkteken);
  } catch {
    return null;
  }
}

/** Tells every other tab of this site that the session ended. */
export function meldSessieEinde(): void {
  try {
    localStorage.setItem(merkteken, String(Date.now()));
  } catch {
    // A browser that keeps nothing shares nothing either: its other tabs find out at their next call.
  }
}

function verdwijn(): void {
  document.body.replaceChildren();
  location.reload();
}

/**
 * Blanks and reloads this document as soon as the session ends in another tab, also when it comes
 * back from the back/forward cache after that (decisions §3). For documents with a person's data.
 */
export function volgSessieEinde(): void {
  const bijStart = leesEinde();
  addEventListener('storage', ({ key }) => {
    if (key === merkteken) verdwijn();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && leesEinde() !== bijStart) verdwijn();
  });
}
