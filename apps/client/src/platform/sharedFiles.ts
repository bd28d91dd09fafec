/*
 * Files that another app shared to this one, on their way to the form that sends in a claim: in the
 * memory of this document only, and taken once.
 */

let waiting: readonly File[] = [];

/** Puts files ready for the form, beside those that wait already. */
export function offerFiles(files: readonly File[]): void {
  waiting = [...waiting, ...files];
}

/** Takes the files that wait; the next one to ask gets none. */
export function takeFiles(): readonly File[] {
  const taken = waiting;
  waiting = [];
  return taken;
}
