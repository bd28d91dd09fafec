// The searches of this document. Words about care stand in no address and no history entry, which hold an
// index into this list only, and nothing once the document is gone (docs/decisions.md §3).
const words: string[] = [];

/** Stores search words, and returns their handle for an address. */
export function remember(zoek: string): string {
  if (!words.includes(zoek)) words.push(zoek);
  return String(words.indexOf(zoek));
}

/** Returns the words of a handle in an address of this document. */
export function recall(handle: string | null): string | undefined {
  return words.find((_, i) => String(i) === handle);
}
