import { useSyncExternalStore } from 'react';

// What this document knows of it since it came; the frame is asked once per document.
let unread: number | undefined;
const listeners = new Set<() => void>();

/** Tells the frame how many messages are unread now. */
export function setUnread(count: number): void {
  unread = count;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How many messages are unread: as the page that shows them knows, else as the document came with it. */
export function useUnread(asked: number): number {
  return useSyncExternalStore(
    subscribe,
    () => unread ?? asked,
    () => asked,
  );
}
