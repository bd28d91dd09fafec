/** Forms on this screen with unsent input. */
const unsent = new Set<symbol>();
const listeners = new Set<() => void>();
let isGone = false;

/**
 * Registers unsent input on this screen, so that a background revalidation does not take it away (ADR
 * 0019).
 * @returns a function that releases it
 */
export function registerDirtyForm(): () => void {
  const held = Symbol('unsent');
  unsent.add(held);
  return () => void unsent.delete(held);
}

/** Returns whether the screen has unsent input. */
export function hasUnsent(): boolean {
  return unsent.size > 0;
}

/** Records whether the session was found to be gone while the page stays for its unsent input. */
export function markSessieGone(next: boolean): void {
  if (isGone === next) return;
  isGone = next;
  for (const listener of listeners) listener();
}

/** Returns whether the session was found to be gone. */
export function isSessieGone(): boolean {
  return isGone;
}

/** Calls the listener whenever that changes; returns a function that unsubscribes. */
export function watchSessieGone(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
