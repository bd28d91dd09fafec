import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import { type PremiePolis, toFirstPremieFactuur, toPremieFactuur } from '../issue/premie.rules.ts';
import { toPremieRun } from '../issue/premieRun.ts';
import { addFacturen } from './addFacturen.queries.ts';
import {
  findBooksFrom,
  listPremiePolissen,
  listPremies,
  listStartedPolissen,
} from './premies.queries.ts';

const perRun = 5_000;

/** Creates the premium invoice of every policy for the month that begins on this day. */
export async function createPremies(
  transaction: JobTransaction,
  day: Temporal.PlainDate,
): Promise<number> {
  const run = toPremieRun(day, await listPremies(transaction), await findBooksFrom(transaction));
  let count = 0;
  for (let after: string | undefined = ''; after !== undefined;) {
    const polissen: readonly PremiePolis[] = await listPremiePolissen(
      transaction,
      day,
      after,
      perRun,
    );
    const facturen = polissen.flatMap((polis) => toPremieFactuur(polis, run) ?? []);
    count += await addFacturen(transaction, day, facturen);
    after = polissen.length < perRun ? undefined : polissen.at(-1)?.polisnummer;
  }
  return count;
}

/** Creates the first premium invoices of insurances that started some days ago (`firstPremieDay`). */
export async function createFirstPremies(
  transaction: JobTransaction,
  day: Temporal.PlainDate,
): Promise<number> {
  const polissen = await listStartedPolissen(transaction, day);
  if (polissen.length === 0) return 0;
  const premies = await listPremies(transaction);
  const facturen = polissen.flatMap((polis) => toFirstPremieFactuur(polis, day, premies) ?? []);
  return addFacturen(transaction, day, facturen);
}
