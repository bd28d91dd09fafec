import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import { toEindafrekening, toTermijnFactuur } from '../issue/termijnen.rules.ts';
import { addFacturen } from './addFacturen.queries.ts';
import {
  bookEindafrekeningen,
  listGespreid,
  lockToSettle,
  lockYearsToSettle,
} from './termijnen.queries.ts';

/** Creates this month's term of everybody who pays this year's own risk in terms. */
export async function createTermijnen(
  transaction: JobTransaction,
  day: Temporal.PlainDate,
): Promise<number> {
  const people = await listGespreid(transaction, day);
  const facturen = people.flatMap((person) => toTermijnFactuur(person, day) ?? []);
  return addFacturen(transaction, day, facturen);
}

/**
 * Settles own risk in terms: last year's in the first quarter, and on the day after a missed term, so
 * that own risk is withheld and billed normally from then on (ADR 0027).
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
