import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import { toEindafrekening, toTermijnFactuur } from '../issue/termijnen.rules.ts';
import { addFacturen } from './addFacturen.queries.ts';
import {
  bookEindafrekeningen,
  listGespreid,
  lockToSettle,
  lockYearsToSettle,
} from './termijnen.queries.ts';

/** Makes the term of this month of everybody who pays this year's own risk in terms. */
export async function createTermijnen(
  transaction: JobTransaction,
  day: Temporal.PlainDate,
): Promise<number> {
  const people = await listGespreid(transaction, day);
  const facturen = people.flatMap((person) => toTermijnFactuur(person, day) ?? []);
  return addFacturen(transaction, day, facturen);
}

/**
 * Settles own risk in terms: that of last year in the first quarter, and that of who missed a term on
 * the day after, so that from then on it is held back and billed as of anybody (ADR 0027).
 */
export async function createEindafrekeningen(
  transaction: JobTransaction,
  day: Temporal.PlainDate,
): Promise<number> {
  const years = await lockYearsToSettle(transaction, day);
  const facturen = (await lockToSettle(transaction, day, years))
    .filter(({ termijnen, care }) => termijnen.length + care.length > 0)
    .map((polis) => toEindafrekening(polis, day));
  const count = await addFacturen(transaction, day, facturen);
  await bookEindafrekeningen(transaction, day, years);
  return count;
}
