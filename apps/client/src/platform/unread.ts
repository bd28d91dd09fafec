import { useSyncExternalStore } from 'react';

// The count that this document learned since its load; the frame's own is loaded once per document.
let unread: number | undefined;
const listeners = new Set<() => void>();

/** Updates the number of unread messages in the frame. */
export function setUnread(count: number): void {
  unread = count;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the number of unread messages: the latest from the messages page, else that of the document. */
export function useUnread(asked: number): number {
  return useSyncExternalStore(
    subscribe,
    () => unread ?? asked,
    () => asked,
  );
}
