const shape = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Whether a word is an id as the insurer makes them (RFC 9562), whoever made it. Capitals count as small letters,
 * as PostgreSQL and the contract take them, so that one id is the same thing in every call.
 */
export function isUuid(text: string): boolean {
  return shape.test(text);
}
