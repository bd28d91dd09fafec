import type { Statement } from '../../db/database.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';

const writeRuns: Statement = {
  name: 'writeJobRuns',
  text: `
    INSERT INTO insurer.job_run (name, day, count)
    SELECT g."name", $1, g."count" FROM json_to_recordset($2) AS g ("name" text, "count" int)`,
};

const wholeDay = 'day';

/** Marks all days up to and including this one as done. */
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

// Forces index scans, because the statistics lag behind when days are run in quick succession.
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
 * Returns the last day that is done, undefined when there is none. Locks out other runs until this
 * transaction ends.
 */
export async function lockDay(
  transaction: JobTransaction,
): Promise<Temporal.PlainDate | undefined> {
  await transaction.query(configureDay, []);
  await transaction.query(lock, []);
  return findLastDay(transaction);
}

/** Returns the last day that is done; undefined when there is none. */
export async function findLastDay({
  query,
}: JobTransaction): Promise<Temporal.PlainDate | undefined> {
  const [last] = await query<{ day: string | null }>(selectLast, []);
  return last?.day ? Temporal.PlainDate.from(last.day) : undefined;
}

export async function hasPolis({ query }: JobTransaction): Promise<boolean> {
  return (await query(selectPolis, [])).length > 0;
}
