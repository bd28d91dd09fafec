import type { Statement } from '../../db/database.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';

const writeRuns: Statement = {
  name: 'writeJobRuns',
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
  name: 'configureDay',
  text: `
    SELECT set_config('statement_timeout', '5min', true), set_config('enable_seqscan', 'off', true),
      set_config('jit', 'off', true)`,
};

const selectLast: Statement = {
  name: 'selectLastDay',
  text: `SELECT to_char(max(dag), 'YYYY-MM-DD') AS dag FROM insurer.gelopen_taak WHERE naam = '${wholeDay}'`,
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
  const [last] = await query<{ dag: string | null }>(selectLast, []);
  return last?.dag ? Temporal.PlainDate.from(last.dag) : undefined;
}

/** Whether anybody is insured yet. */
export async function hasPolis({ query }: JobTransaction): Promise<boolean> {
  return (await query(selectPolis, [])).length > 0;
}
