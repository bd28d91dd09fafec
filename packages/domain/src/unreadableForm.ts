// The parser's errors have no code to tell them by.
const message = /multipart data$|^Multipart: |^The needle cannot /;

/** Whether this is the multipart parser's error about a form without a boundary, with another or an endless one, or without an end. */
export function isUnreadableForm(error: unknown): boolean {
  return error instanceof Error && message.test(error.message);
}
