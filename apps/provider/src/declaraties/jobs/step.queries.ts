import type { Statement } from '../../db/database.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import { hasLivingJob } from '../../jobs/livingJob.ts';

// Insurer's instant: real time plus the days of the clock table, but never before that of the previous
// state, even if the clock was set back.
const insurerNow = 'insurer.insurer_instant($2)';

const startProcessing: Statement = {
  name: 'startProcessing',
  text: `
    UPDATE insurer.declaratie
    SET status = 'IN_BEHANDELING', in_behandeling_op = greatest(ingediend_op, ${insurerNow})
    WHERE nummer = $1 AND status = 'INGEDIEND' AND teruggetrokken_op IS NULL
    RETURNING nummer`,
};

/** INGEDIEND → IN_BEHANDELING; false when the claim cannot be taken up (any more). */
export async function markInTreatment(
  { query }: JobTransaction,
  number: string,
  now: Temporal.Instant,
): Promise<boolean> {
  return (await query(startProcessing, [number, now.toString()])).length > 0;
}

const markAsHandled: Statement = {
  name: 'markHandled',
  text: `
    WITH handled AS (
      UPDATE insurer.declaratie
      SET status = 'AFGEHANDELD', afgehandeld_op = greatest(in_behandeling_op, ${insurerNow}),
        wacht_op = NULL
      WHERE nummer = $1
      RETURNING nummer, relatienummer, indiener, afgehandeld_op)
    INSERT INTO insurer.bericht (sleutel, relatienummer, soort, onderwerp, datum)
    SELECT concat_ws('/', 'declaratie', nummer, who), who, 'declaratie', nummer,
      (afgehandeld_op AT TIME ZONE 'Europe/Amsterdam')::date
    FROM handled, LATERAL (SELECT relatienummer AS who UNION SELECT indiener) told
    ORDER BY who
    ON CONFLICT (sleutel) DO NOTHING`,
};

/** IN_BEHANDELING → AFGEHANDELD, with messages to the patient and the sender; the lines must exist already. */
export async function markHandled(
  { query }: JobTransaction,
  number: string,
  now: Temporal.Instant,
): Promise<void> {
  await query(markAsHandled, [number, now.toString()]);
}

const selectLost: Statement = {
  name: 'selectLost',
  text: `
    SELECT d.nummer, d.status FROM insurer.declaratie d
    WHERE d.status <> 'AFGEHANDELD' AND d.teruggetrokken_op IS NULL
      AND (d.status = 'INGEDIEND' OR d.wacht_op IS NULL)
      AND NOT ${hasLivingJob('d.nummer')}
    ORDER BY d.ingediend_op LIMIT 500`,
};

/**
 * Returns claims in progress without a living job, because it died with its process or used up its
 * attempts.
 */
export async function listLost({
  query,
}: JobTransaction): Promise<readonly { nummer: string; status: 'INGEDIEND' | 'IN_BEHANDELING' }[]> {
  return query(selectLost, []);
}

const clearExpired: Statement = {
  name: 'clearExpired',
  text: `
    DELETE FROM insurer.bestand WHERE nummer IS NULL AND verloopt_op < now()
    RETURNING opslagsleutel`,
};

/** Deletes expired waiting files (real time); returns their storage keys for removal. */
export async function removeExpiredFiles({ query }: JobTransaction): Promise<readonly string[]> {
  const rows = await query<{ opslagsleutel: string }>(clearExpired, []);
  return rows.map(({ opslagsleutel }) => opslagsleutel);
}

const clearWithdrawn: Statement = {
  name: 'clearWithdrawnFiles',
  text: `
    DELETE FROM insurer.bestand WHERE bestand_id IN (
      SELECT b.bestand_id FROM insurer.bestand b JOIN insurer.declaratie d USING (nummer)
      WHERE d.teruggetrokken_op < $1::timestamptz
      ORDER BY d.teruggetrokken_op LIMIT $2)
    RETURNING opslagsleutel`,
};

/**
 * Deletes at most `most` files of claims withdrawn before this instant of the insurer; returns their storage keys for
 * removal.
 */
export async function removeWithdrawnFiles(
  { query }: JobTransaction,
  before: Temporal.Instant,
  most: number,
): Promise<readonly string[]> {
  const rows = await query<{ opslagsleutel: string }>(clearWithdrawn, [before.toString(), most]);
  return rows.map(({ opslagsleutel }) => opslagsleutel);
}

const clearConcepts: Statement = {
  name: 'clearExpiredConcepts',
  text: `DELETE FROM insurer.declaratie_concept WHERE verloopt_op < now()`,
};

/** Deletes drafts not saved for 30 days (real time); their files expire with them. */
export async function removeExpiredConcepts({ query }: JobTransaction): Promise<void> {
  await query(clearConcepts, []);
}

const selectKnown: Statement = {
  name: 'selectKnown',
  text: `SELECT opslagsleutel FROM insurer.bestand WHERE opslagsleutel = ANY ($1)`,
};

/** Returns those of the storage keys that belong to a known file. */
export async function listKnownKeys(
  { query }: JobTransaction,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await query<{ opslagsleutel: string }>(selectKnown, [keys]);
  return new Set(rows.map(({ opslagsleutel }) => opslagsleutel));
}
