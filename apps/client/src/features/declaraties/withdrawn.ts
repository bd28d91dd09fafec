/** What the list is told in the history when a claim was withdrawn. */
export function withdrawnState(number: string): { readonly withdrawn: string } {
  return { withdrawn: number };
}

/** The number of the claim that was just withdrawn, if the history tells one. */
export function parseWithdrawn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('withdrawn' in state)) return undefined;
  return typeof state.withdrawn === 'string' ? state.withdrawn : undefined;
}
