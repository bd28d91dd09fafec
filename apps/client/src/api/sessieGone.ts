/** Forms on this screen with something filled in that was not sent yet. */
const unsent = new Set<symbol>();
const listeners = new Set<() => void>();
let isGone = false;

/**
 * Says that something stands filled in and unsent on this screen: a look that nobody asked for takes it away no
 * more (ADR 0019).
 * @returns a function that says it is sent, or gone
 */
export function holdUnsent(): () => void {
  const held = Symbol('unsent');
  unsent.add(held);
  return () => void unsent.delete(held);
}

/** Whether something stands filled in and unsent. */
export function hasUnsent(): boolean {
  return unsent.size > 0;
}

/** Notes whether the session of this document was found gone, while the page stays for what is unsent. */
export function markSessieGone(next: boolean): void {
  if (isGone === next) return;
  isGone = next;
  for (const listener of listeners) listener();
}

/** Whether the session was found gone, by what is known now. */
export function isSessieGone(): boolean {
  return isGone;
}

/** Hears whenever that changes; answers with what ends it. */
export function watchSessieGone(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
