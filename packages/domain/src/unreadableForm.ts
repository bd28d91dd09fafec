// The parser's errors have no code.
const message = /multipart data$|^Multipart: |^The needle cannot /;

/**
 * Returns whether an error of the multipart parser is about a form with a missing, wrong or endless
 * boundary, or without an end.
 */
export function isUnreadableForm(error: unknown): boolean {
  return error instanceof Error && message.test(error.message);
}
