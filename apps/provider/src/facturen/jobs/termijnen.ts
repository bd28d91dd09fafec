import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import { toEindafrekening, toTermijnFactuur } from '../issue/termijnen.rules.ts';
import { addFacturen } from './addFacturen.queries.ts';
import { listGespreid, lockToSettle, takeUpInSettlements } from './termijnen.queries.ts';

/** Makes the term of this month of everybody who pays this year's own risk in terms. */
export async function createTermijnen(
  transaction: JobTransaction,
  day: Temporal.PlainDate,
): Promise<number> {
  const people = await listGespreid(transaction, day);
  const facturen = people.flatMap((person) => toTermijnFactuur(person, day) ?? []);
  return addFacturen(transaction, day, facturen);
}

/** Settles last year's own risk of everybody who paid it in terms. */
export async function createEindafrekeningen(
  transaction: JobTransaction,
  day: Temporal.PlainDate,
): Promise<number> {
  const year = day.year - 1;
  const polissen = await lockToSettle(transaction, day, year);
  const facturen = polissen
    .filter(({ termijnen, care }) => termijnen.length + care.length > 0)
    .map((polis) => toEindafrekening(polis, year));
  const count = await addFacturen(transaction, day, facturen);
  await takeUpInSettlements(transaction, day);
  return count;
}
