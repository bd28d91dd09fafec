import type { DeclaratieStatus } from '@mijn/domain/declaratiestatus';

/** What the first line of the list says: how many were judged and not seen, how many are under way. */
export interface Counts {
  readonly nieuw: number;
  readonly underWay: number;
}

/** Counts for the first line of the claim list. */
export function counts(
  rows: readonly { readonly nieuw: boolean; readonly status: DeclaratieStatus }[],
): Counts {
  return {
    nieuw: rows.filter((row) => row.nieuw).length,
    underWay: rows.filter((row) => row.status !== 'AFGEHANDELD').length,
  };
}
