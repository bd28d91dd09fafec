import type { DeclaratieStatus } from '@mijn/domain/declaratiestatus';

/** What the first line of the list says: how many were judged and not seen, how many are under way. */
export interface Tellingen {
  readonly nieuw: number;
  readonly onderweg: number;
}

/** Counts for the first line of the claim list. */
export function tellingen(
  rijen: readonly { readonly nieuw: boolean; readonly status: DeclaratieStatus }[],
): Tellingen {
  return {
    nieuw: rijen.filter((rij) => rij.nieuw).length,
    onderweg: rijen.filter((rij) => rij.status !== 'AFGEHANDELD').length,
  };
}
