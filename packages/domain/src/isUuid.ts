const shape = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Returns whether a text is a UUID (RFC 9562) of any version. Capitals are allowed, as in PostgreSQL and
 * the contract.
 */
export function isUuid(text: string): boolean {
  return shape.test(text);
}
