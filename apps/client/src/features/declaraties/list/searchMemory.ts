// What was searched for in this document. Words about care stand in no address and no history: those
// hold only which of these it was, and nothing once the document is gone (docs/decisions.md §3).
const words: string[] = [];

/** Keeps words that are searched for, and gives what stands for them in an address. */
export function remember(zoek: string): string {
  if (!words.includes(zoek)) words.push(zoek);
  return String(words.indexOf(zoek));
}

/** The words that an address of this document stands for. */
export function recall(handle: string | null): string | undefined {
  return words.find((_, i) => String(i) === handle);
}
