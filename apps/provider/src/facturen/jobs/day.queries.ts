import type { Statement } from '../../db/database.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';

const writeRuns: Statement = {
  name: 'writeJobRuns',
  text: `
    INSERT INTO insurer.job_run (name, day, count)
    SELECT g."name", $1, g."count" FROM json_to_recordset($2) AS g ("name" text, "count" int)`,
};

/** The name under which it is kept that a day is done. */
const wholeDay = 'day';

/** Keeps that everything of the days up to and with this one has been done. */
export async function markDayDone(
  { query }: JobTransaction,
  day: Temporal.PlainDate,
  finished: readonly { name: string; count: number }[] = [],
): Promise<void> {
  const runs = [...finished, { name: wholeDay, count: 0 }];
  await query(writeRuns, [day.toString(), JSON.stringify(runs)]);
}

const lock: Statement = {
  name: 'lockDay',
  text: `SELECT pg_advisory_xact_lock(hashtext('insurer.day'))`,
};

// The books grow faster than PostgreSQL counts
// them when days follow each other closely: what has an index is read by it, however small it looks.
const configureDay: Statement = {
  name: 'configureDay',
  text: `
    SELECT set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true)`,
};

const selectLast: Statement = {
  name: 'selectLastDay',
  text: `SELECT to_char(max(day), 'YYYY-MM-DD') AS day FROM insurer.job_run WHERE name = '${wholeDay}'`,
};

const selectPolis: Statement = {
  name: 'selectAnyPolis',
  text: `SELECT polisnummer FROM insurer.polis LIMIT 1`,
};

/**
 * The last day that is done, undefined when none is. No other transaction runs a day until this one
 * ends.
 */
export async function lockDay({ query }: JobTransaction): Promise<Temporal.PlainDate | undefined> {
  await query(configureDay, []);
  await query(lock, []);
  const [last] = await query<{ day: string | null }>(selectLast, []);
  return last?.day ? Temporal.PlainDate.from(last.day) : undefined;
}

/** Whether anybody is insured yet. */
export async function hasPolis({ query }: JobTransaction): Promise<boolean> {
  return (await query(selectPolis, [])).length > 0;
}
