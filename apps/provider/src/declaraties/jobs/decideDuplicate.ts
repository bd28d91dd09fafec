import { refuseDuplicate } from '../../assess/line/refuseDuplicate.ts';
import { yearOf } from '../../assess/line/yearOf.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import { addLine, lockDeclaratie } from './assess.queries.ts';
import { markHandled } from './step.queries.ts';
import { findEarlierNota, isEarlierHeldBack, markWaiting } from './waiting.queries.ts';

/**
 * The person of the insurer who looks at a nota that came twice, in this simulation. Where the first
 * claim still stands, this one is refused, with that as the reason, and AFGEHANDELD; where it was
 * withdrawn or came to nothing, or there never was one, this one is no duplicate and is judged like any other; so is
 * a nota without a number. Where the first one is held back itself, this one waits for it. `now` is real time.
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
  // Who did not send the first one in is not told its number.
  const known = earlier.indiener === declaratie.indiener ? earlier.nummer : undefined;
  for (const line of declaratie.regels) {
    const refused = { bedrag: line.bedrag, boekjaar: yearOf(line) };
    await addLine(transaction, declaratie, line, refuseDuplicate(refused, known));
  }
  await markHandled(transaction, nummer, now);
  return 'refused';
}
