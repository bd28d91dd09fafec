import { type Cents, sumOf } from '@mijn/domain/money';
import type { DeclaratieInList } from '../declaraties.fragments.ts';
import { isPaidOut } from '../rowWords.ts';

/** The numbers in the first line of the list: new decisions, and claims under way. */
export interface Counts {
  /** Numbers of claims with a new decision. */
  readonly nieuw: readonly string[];
  /** Reimbursement of those; integer cents. */
  readonly gets: Cents;
  /** Whether all of it was transferred already. */
  readonly paid: boolean;
  readonly underWay: number;
}

type Counted = Pick<
  DeclaratieInList,
  'nummer' | 'nieuw' | 'status' | 'uitgekeerdBedrag' | 'uitbetaaldOp' | 'soortIndiener'
>;

/**
 * Returns the counts for the first line of the claim list on a day (`yyyy-mm-dd`); payouts to care
 * providers do not count.
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
