import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import { toRisicoFactuur } from '../issue/risico.rules.ts';
import { addFacturen } from './addFacturen.queries.ts';
import { listRisicoPolissen } from './risico.queries.ts';

/**
 * Makes the own-risk invoice of every policy whose day of the month it is, from what its care
 * providers have claimed and no invoice asks for yet.
 */
export async function createRisico(
  transaction: JobTransaction,
  day: Temporal.PlainDate,
): Promise<number> {
  const polissen = await listRisicoPolissen(transaction, day);
  const facturen = polissen.flatMap((polis) => toRisicoFactuur(polis, day) ?? []);
  return addFacturen(transaction, day, facturen);
}
