import { refuseDuplicate } from '../../assess/line/refuseDuplicate.ts';
import { yearOf } from '../../assess/line/yearOf.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import { addLine, lockDeclaratie } from './assess.queries.ts';
import { markHandled } from './step.queries.ts';
import { findEarlierNota, isEarlierHeldBack, markWaiting } from './waiting.queries.ts';

/**
 * Decides about a duplicate bill like a member of staff, simulated. While the first claim stands, this
 * one is refused and AFGEHANDELD. If the first was withdrawn, paid nothing or never existed, or the
 * bill has no number, this one is judged as usual. While the first is held back, this one waits.
 * @param now real time
 */
export async function decideDuplicate(
  transaction: JobTransaction,
  nummer: string,
  now: Temporal.Instant,
): Promise<'refused' | 'goesOn' | 'waits' | 'decidedBefore'> {
  const declaratie = await lockDeclaratie(transaction, nummer);
  if (declaratie?.status !== 'IN_BEHANDELING' || declaratie.wacht_op !== 'medewerker') {
    return 'decidedBefore';
  }
  const earlier = await findEarlierNota(transaction, nummer);
  if (!earlier && (await isEarlierHeldBack(transaction, nummer))) return 'waits';
  if (!earlier) {
    await markWaiting(transaction, nummer, null);
    return 'goesOn';
  }
  // The number of the first claim is revealed only to its sender.
  const known = earlier.indiener === declaratie.indiener ? earlier.nummer : undefined;
  for (const line of declaratie.regels) {
    const refused = { bedrag: line.bedrag, boekjaar: yearOf(line) };
    await addLine(transaction, declaratie, line, refuseDuplicate(refused, known));
  }
  await markHandled(transaction, nummer, now);
  return 'refused';
}
