import { type Cents, sumOf } from '@mijn/domain/money';
import type { DeclaratieInRow } from '../declaraties.fragments.ts';
import { isPaidOut } from '../rowWords.ts';

/** What the first line of the list says: what was judged and not seen, and how many are under way. */
export interface Counts {
  /** The numbers of what was judged and not seen. */
  readonly nieuw: readonly string[];
  /** What the insurer reimburses of those; integer cents. */
  readonly gets: Cents;
  /** All of it was transferred already. */
  readonly paid: boolean;
  readonly underWay: number;
}

type Counted = Pick<
  DeclaratieInRow,
  'nummer' | 'nieuw' | 'status' | 'uitgekeerdBedrag' | 'uitbetaaldOp' | 'soortIndiener'
>;

/**
 * Counts for the first line of the claim list on a day (`yyyy-mm-dd`); what a care provider is paid, nobody gets.
 */
export function counts(rows: readonly Counted[], today: string): Counts {
  const fresh = rows.filter((row) => row.nieuw);
  const gets = (row: Counted): Cents =>
    row.soortIndiener === 'Zorgverlener' ? 0 : (row.uitgekeerdBedrag ?? 0);
  return {
    nieuw: fresh.map(({ nummer }) => nummer),
    gets: sumOf(fresh, gets),
    paid: fresh.every((row) => gets(row) === 0 || isPaidOut(row, today)),
    underWay: rows.filter((row) => row.status !== 'AFGEHANDELD').length,
  };
}
