/** What the list is told in the history when a claim was withdrawn. */
export function ingetrokkenStaat(nummer: string): { readonly ingetrokken: string } {
  return { ingetrokken: nummer };
}

/** The number of the claim that was just withdrawn, if the history tells one. */
export function leesIngetrokken(staat: unknown): string | undefined {
  if (typeof staat !== 'object' || staat === null || !('ingetrokken' in staat)) return undefined;
  return typeof staat.ingetrokken === 'string' ? staat.ingetrokken : undefined;
}
