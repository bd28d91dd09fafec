let kept: ReadonlySet<string> | undefined;

/**
 * Keeps which payment requests were left out, for who comes back to the choice: in the memory of the document, which
 * is one person's (ADR 0095). Nobody chooses on the server.
 */
export function keepLeftOut(kenmerken: ReadonlySet<string> | undefined): void {
  kept = kenmerken;
}

/** Which were left out before in this document; undefined where nobody chose yet. */
export function keptLeftOut(): ReadonlySet<string> | undefined {
  return kept;
}
