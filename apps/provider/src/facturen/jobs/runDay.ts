import { lowerEigenRisicoOfDay } from '../../declaraties/jobs/lowerEigenRisico.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import { updateAchterstanden } from './achterstand.queries.ts';
import { addAanmaningen, lockBetaalverzoekenToRemind, bookPayouts } from './aanmaningen.queries.ts';
import { type DayJob, dayJobs, nextWorkday, type Workday } from './agenda.ts';
import { addDueBerichten } from './berichten.queries.ts';
import { markDayDone, hasPolis, lockDay } from './day.queries.ts';
import type { IncassoBank } from './incassoBank.ts';
import { executeIncassos } from './incassos.ts';
import { createFirstPremies, createPremies } from './premies.ts';
import { addToBetaalgemak, markRegelingenEnded, updateRegelingen } from './regelingen.queries.ts';
import { createRisico } from './risico.ts';
import { createEindafrekeningen, createTermijnen } from './termijnen.ts';
import { addDayVerrekeningen } from './verrekening.ts';
import { addPolisbladBerichten } from '../../relatie/documenten/jobs/polisbladen.queries.ts';
import { addNextZorgpassen } from '../../zorgpas/jobs/issue.queries.ts';
import { addBetaalverzoeken, addIncassos } from './betaalverzoeken.queries.ts';

type JobRunner = (
  transaction: JobTransaction,
  day: Temporal.PlainDate,
  bank: IncassoBank | undefined,
) => Promise<number>;

const work: Readonly<Record<DayJob, JobRunner>> = {
  eigenRisico: (transaction, day) => lowerEigenRisicoOfDay(transaction, day),
  achterstanden: updateAchterstanden,
  premies: createPremies,
  firstPremies: createFirstPremies,
  termijnen: createTermijnen,
  eindafrekening: createEindafrekeningen,
  risico: createRisico,
  verrekening: addDayVerrekeningen,
  betaalgemak: addToBetaalgemak,
  announce: addIncassos,
  incassos: executeIncassos,
  regelingen: updateRegelingen,
  betaalverzoeken: addBetaalverzoeken,
  aanmaningen: addAanmaningen,
  payouts: addVerrekeningenAndPayouts,
  zorgpassen: addNextZorgpassen,
  polisbladen: addPolisbladBerichten,
  berichten: addDueBerichten,
};

// Sets off credits against invoices reopened since, by a returned debit, before anything is paid out.
// Arrangements left without an open amount are completed here, because their own job has run before.
async function addVerrekeningenAndPayouts(
  transaction: JobTransaction,
  day: Temporal.PlainDate,
): Promise<number> {
  const count = await addDayVerrekeningen(transaction, day);
  if (count > 0) await markRegelingenEnded(transaction, day);
  return count + (await bookPayouts(transaction, day));
}

// Follow-up jobs on the same day, which request what was created.
const consequences: Readonly<Partial<Record<DayJob, readonly DayJob[]>>> = {
  premies: ['verrekening', 'announce', 'betaalverzoeken'],
  firstPremies: ['verrekening', 'announce', 'betaalverzoeken'],
  termijnen: ['verrekening', 'announce', 'betaalverzoeken'],
  eindafrekening: ['verrekening', 'betaalgemak', 'announce', 'regelingen', 'betaalverzoeken'],
  risico: ['verrekening', 'betaalgemak', 'announce', 'regelingen', 'betaalverzoeken'],
  verrekening: ['regelingen'],
  incassos: ['regelingen'],
};

/**
 * Runs the jobs of one day in this transaction, which must hold the lock (`lockDay`), and records that
 * they ran, so that each runs once.
 * @throws Error of the database when the day was run already.
 */
export async function runDay(
  transaction: JobTransaction,
  { day, jobs }: Workday,
  bank: IncassoBank | undefined,
): Promise<void> {
  const toDo = new Set(jobs);
  const finished: { name: string; count: number }[] = [];
  if (toDo.has('aanmaningen')) await lockBetaalverzoekenToRemind(transaction, day);
  for (const name of dayJobs) {
    if (!toDo.has(name)) continue;
    const count = await work[name](transaction, day, bank);
    finished.push({ name, count });
    if (count > 0) for (const consequence of consequences[name] ?? []) toDo.add(consequence);
  }
  await markDayDone(transaction, day, finished);
}

/**
 * Runs the next day with due jobs, up to and including `until`, in this transaction. The first run has
 * nothing to catch up with: the insurer's books begin with that day, and not before it has a policy.
 * @returns the day up to which everything is done now; `until` when nothing was due.
 */
export async function runNext(
  transaction: JobTransaction,
  until: Temporal.PlainDate,
  bank: IncassoBank | undefined,
): Promise<Temporal.PlainDate> {
  const last = await lockDay(transaction);
  if (last && Temporal.PlainDate.compare(last, until) >= 0) return until;
  if (!last && !(await hasPolis(transaction))) return until;
  const workday = last && (await nextWorkday(transaction, last, bank !== undefined));
  if (!workday || Temporal.PlainDate.compare(workday.day, until) > 0) {
    await markDayDone(transaction, until);
    return until;
  }
  await runDay(transaction, workday, bank);
  return workday.day;
}
