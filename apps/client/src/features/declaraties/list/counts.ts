import { type Cents, sumOf } from '@mijn/domain/money';
import type { DeclaratieInRow } from '../declaraties.fragments.ts';

/** What the first line of the list says: what was judged and not seen, and how many are under way. */
export interface Counts {
  /** The numbers of what was judged and not seen. */
  readonly nieuw: readonly string[];
  /** What one gets of those; integer cents. */
  readonly gets: Cents;
  readonly underWay: number;
}

type Counted = Pick<
  DeclaratieInRow,
  'nummer' | 'nieuw' | 'status' | 'uitgekeerdBedrag' | 'soortIndiener'
>;

/** Counts for the first line of the claim list; what a care provider is paid, nobody gets. */
export function counts(rows: readonly Counted[]): Counts {
  const fresh = rows.filter((row) => row.nieuw);
  const own = fresh.filter((row) => row.soortIndiener !== 'Zorgverlener');
  return {
    nieuw: fresh.map(({ nummer }) => nummer),
    gets: sumOf(own, ({ uitgekeerdBedrag }) => uitgekeerdBedrag ?? 0),
    underWay: rows.filter((row) => row.status !== 'AFGEHANDELD').length,
  };
}
