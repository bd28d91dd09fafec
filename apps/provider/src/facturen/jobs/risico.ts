import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import { toRisicoFactuur } from '../issue/risico.rules.ts';
import { addFacturen } from './addFacturen.queries.ts';
import { listRisicoPolissen } from './risico.queries.ts';

/**
 * Creates the own-risk invoice of every policy whose day of the month it is, for care providers' claims
 * that are not invoiced yet; and of every policy with a credit, for its corrections.
 */
export async function createRisico(
  transaction: JobTransaction,
  day: Temporal.PlainDate,
): Promise<number> {
  const polissen = await listRisicoPolissen(transaction, day);
  const facturen = polissen.flatMap((polis) => toRisicoFactuur(polis, day) ?? []);
  return addFacturen(transaction, day, facturen);
}
