let kept: ReadonlySet<string> | undefined;

/**
 * Keeps the left-out payment requests for a return to the choice: in the memory of the document, which
 * belongs to one person (ADR 0095). Never on the server.
 */
export function keepLeftOut(kenmerken: ReadonlySet<string> | undefined): void {
  kept = kenmerken;
}

/** Returns the requests left out earlier in this document; undefined before any choice. */
export function keptLeftOut(): ReadonlySet<string> | undefined {
  return kept;
}
