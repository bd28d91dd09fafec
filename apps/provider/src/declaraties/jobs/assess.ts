import { judge } from '../../assess/judge.ts';
import { sumOf } from '@mijn/domain/money';
import { lineInputs } from '../../assess/line/lineInputs.ts';
import { withoutPayout } from '../../assess/line/meldingen.ts';
import type { LineOutcome } from '../../assess/shapes.ts';
import {
  addLine,
  addPayout,
  getAccount,
  getFacts,
  lockDeclaratie,
  type ToAssess,
} from './assess.queries.ts';
import { markHandled } from './step.queries.ts';
import { markWaiting } from './waiting.queries.ts';
import type { JobContext } from '../../jobs/jobContext.ts';
import { inJob, type JobTransaction } from '../../jobs/jobTransaction.ts';

// A care provider is paid separately; the person's own share is invoiced.
function payoutOf({ soort_indiener: kind }: ToAssess, lines: readonly LineOutcome[]): number {
  if (kind === 'Zorgverlener') return 0;
  return sumOf(lines, ({ amounts }) => amounts.uitgekeerd);
}

/**
 * Judges a claim that is IN_BEHANDELING and stores everything in one transaction: lines, remarks,
 * steps, payout, AFGEHANDELD. Does nothing when it was judged, withdrawn or is with staff; waits when
 * the own risk of its year is unknown.
 * @throws Error when the claim is not taken up yet.
 */
export async function assess(
  { pool, now }: Pick<JobContext, 'pool' | 'now'>,
  nummer: string,
): Promise<void> {
  await inJob(pool, (transaction) => assessLocked(transaction, nummer, now()));
}

async function assessLocked(
  transaction: JobTransaction,
  nummer: string,
  now: Temporal.Instant,
): Promise<void> {
  const declaratie = await lockDeclaratie(transaction, nummer);
  if (!declaratie || declaratie.withdrawn || declaratie.status === 'AFGEHANDELD') return;
  if (declaratie.status !== 'IN_BEHANDELING')
    throw new Error(`Claim ${nummer} is not taken up yet`);
  if (declaratie.wacht_op === 'medewerker') return;
  const facts = await getFacts(transaction, declaratie);
  const outcomes = judge(
    facts,
    declaratie.submittedDay,
    lineInputs(declaratie.regels, declaratie.buitenland),
  );
  if (!outcomes) {
    await markWaiting(transaction, nummer, 'eigenRisico');
    return;
  }
  const bedrag = payoutOf(declaratie, outcomes);
  const account = await getAccount(transaction, declaratie.relatienummer, now);
  const withoutAccount = bedrag > 0 && account.isUnknown;
  for (const [i, line] of declaratie.regels.entries()) {
    const outcome = outcomes[i];
    if (!outcome) throw new Error(`Claim ${nummer} has a line that was not judged`);
    await addLine(transaction, declaratie, line, withoutAccount ? withoutPayout(outcome) : outcome);
  }
  if (bedrag > 0) await addPayout(transaction, { nummer, bedrag, ...account }, now);
  await markHandled(transaction, nummer, now);
}
