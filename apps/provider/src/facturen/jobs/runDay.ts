import type { Statement } from '../../db/database.ts';
import type { JobTransaction } from '../../declaraties/jobs/job.ts';
import { payOutTegoeden, addAanmaningen } from './aanmaningen.ts';
import { type DayJob, dayJobs, nextWorkday, type Workday } from './agenda.ts';
import type { IncassoBank } from './incassoBank.ts';
import { executeIncassos } from './incassos.ts';
import { createPremies } from './premies.ts';
import { attachBetaalgemak, updateRegelingen } from './regelingen.ts';
import { createRisico } from './risico.ts';
import { createEindafrekeningen, createTermijnen } from './termijnen.ts';
import { offsetTegoeden } from './verrekening.ts';
import { batchRequests, planIncassos } from './requests.ts';

type JobRunner = (
  transaction: JobTransaction,
  day: Temporal.PlainDate,
  bank: IncassoBank | undefined,
) => Promise<number>;

const work: Readonly<Record<DayJob, JobRunner>> = {
  premies: createPremies,
  termijnen: createTermijnen,
  eindafrekening: createEindafrekeningen,
  risico: createRisico,
  verrekening: offsetTegoeden,
  betaalgemak: attachBetaalgemak,
  announce: planIncassos,
  incassos: executeIncassos,
  regelingen: updateRegelingen,
  requests: batchRequests,
  aanmaningen: addAanmaningen,
  payouts: payOutTegoeden,
};

/** What a job does to the rest of its day: what has been made has to be asked for. */
const consequences: Readonly<Partial<Record<DayJob, readonly DayJob[]>>> = {
  premies: ['announce', 'requests'],
  termijnen: ['announce', 'requests'],
  eindafrekening: ['verrekening', 'betaalgemak', 'announce', 'regelingen', 'requests'],
  risico: ['betaalgemak', 'announce', 'regelingen', 'requests'],
  incassos: ['regelingen'],
};

const writeRuns: Statement = {
  name: 'schrijfGelopenTaken',
  text: `
    INSERT INTO insurer.gelopen_taak (naam, dag, aantal)
    SELECT g."naam", $1, g."aantal" FROM json_to_recordset($2) AS g ("naam" text, "aantal" int)`,
};

/** The name under which it is kept that a day is done. */
const wholeDay = 'dag';

/** Keeps that everything of the days up to and with this one has been done. */
export async function closeDay(
  { query }: JobTransaction,
  day: Temporal.PlainDate,
  finished: readonly { naam: string; aantal: number }[] = [],
): Promise<void> {
  const names = [...finished, { naam: wholeDay, aantal: 0 }];
  await query(writeRuns, [day.toString(), JSON.stringify(names)]);
}

const lock: Statement = {
  name: 'lockDay',
  text: `SELECT pg_advisory_xact_lock(hashtext('insurer.dag'))`,
};

// One statement of a day may be about every policyholder. The books grow faster than PostgreSQL counts
// them when days follow each other closely: what has an index is read by it, however small it looks.
const configureDay: Statement = {
  name: 'stelDagIn',
  text: `
    SELECT set_config('statement_timeout', '5min', true), set_config('enable_seqscan', 'off', true),
      set_config('jit', 'off', true)`,
};

const selectLast: Statement = {
  name: 'leesLaatsteDag',
  text: `SELECT to_char(max(dag), 'YYYY-MM-DD') AS dag FROM insurer.gelopen_taak WHERE naam = '${wholeDay}'`,
};

const findPolis: Statement = {
  name: 'findPolis',
  text: `SELECT polisnummer FROM insurer.polis LIMIT 1`,
};

/**
 * The last day that is done, undefined when none is. No other transaction runs a day until this one
 * ends.
 */
export async function lockDay({ query }: JobTransaction): Promise<Temporal.PlainDate | undefined> {
  await query(configureDay, []);
  await query(lock, []);
  const [last] = await query<{ dag: string | null }>(selectLast, []);
  return last?.dag ? Temporal.PlainDate.from(last.dag) : undefined;
}

/**
 * Runs the jobs of one day in this transaction, which holds the lock (`lockDay`), and keeps that
 * they ran: a job of a day runs once, whoever tries.
 * @throws Error of the database when the day was run already.
 */
export async function runDay(
  transaction: JobTransaction,
  { dag, jobs }: Workday,
  bank: IncassoBank | undefined,
): Promise<void> {
  const toDo = new Set(jobs);
  const finished: { naam: string; aantal: number }[] = [];
  for (const naam of dayJobs) {
    if (!toDo.has(naam)) continue;
    const aantal = await work[naam](transaction, dag, bank);
    finished.push({ naam, aantal });
    if (aantal > 0) for (const consequence of consequences[naam] ?? []) toDo.add(consequence);
  }
  await closeDay(transaction, dag, finished);
}

/**
 * Runs the next day on which there is something to do, up to and with `until`, in this transaction. The
 * first time there is nothing to catch up with: the insurer's books begin with that day, and not
 * before it has a policy.
 * @returns the day up to which everything is done now; `until` when there was nothing left.
 */
export async function runNext(
  transaction: JobTransaction,
  until: Temporal.PlainDate,
  bank: IncassoBank | undefined,
): Promise<Temporal.PlainDate> {
  const last = await lockDay(transaction);
  if (last && Temporal.PlainDate.compare(last, until) >= 0) return until;
  if (!last && (await transaction.query(findPolis, [])).length === 0) return until;
  const workday = last && (await nextWorkday(transaction, last, bank !== undefined));
  if (!workday || Temporal.PlainDate.compare(workday.dag, until) > 0) {
    await closeDay(transaction, until);
    return until;
  }
  await runDay(transaction, workday, bank);
  return workday.dag;
}
