import { sentLines, sentLinesOf } from '../../facts/care.queries.ts';
import type { Statement } from '../../db/database.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import { isNotaActiveSql } from '../submit/sameNota.queries.ts';
import type { WaitsFor } from '../expectedDay.rules.ts';

const setWaiting: Statement = {
  name: 'setWaiting',
  text: `UPDATE insurer.declaratie SET wacht_op = $2 WHERE nummer = $1`,
};

/** Sets the reason why a claim waits; null: none. */
export async function markWaiting(
  { query }: JobTransaction,
  nummer: string,
  what: WaitsFor | null,
): Promise<void> {
  await query(setWaiting, [nummer, what]);
}

const selectWithStaff: Statement = {
  name: 'selectWithStaff',
  text: `
    SELECT nummer FROM insurer.declaratie
    WHERE wacht_op = 'medewerker' AND status = 'IN_BEHANDELING'
      AND in_behandeling_op <= insurer.insurer_instant($2) - make_interval(days => $1::int)
    ORDER BY in_behandeling_op, nummer LIMIT 500`,
};

/** Returns claims that have been with staff for `days` of the insurer's days. `now` is real time. */
export async function listStaffClaims(
  { query }: JobTransaction,
  days: number,
  now: Temporal.Instant,
): Promise<readonly string[]> {
  const rows = await query<{ nummer: string }>(selectWithStaff, [days, now.toString()]);
  return rows.map(({ nummer }) => nummer);
}

// When the first claim is gone, the one decided first takes its place and blocks the others. Bills
// without a number are never duplicates, such as two taxi rides on one day.
const selectEarlier: Statement = {
  name: 'selectEarlierNota',
  text: `
    SELECT e.nummer, e.indiener FROM insurer.declaratie d
    JOIN insurer.declaratie e ON e.relatienummer = d.relatienummer AND e.nummer <> d.nummer
      AND e.bedrag = d.bedrag AND lower(e.zorgverlener) = lower(d.zorgverlener)
      AND lower(e.notanummer) = lower(d.notanummer) AND ${isNotaActiveSql}
    WHERE d.nummer = $1 AND d.dubbel_van IS NOT NULL AND d.notanummer <> ''
      AND (e.nummer = d.dubbel_van
        OR (e.wacht_op IS DISTINCT FROM 'medewerker'
          AND EXISTS (SELECT FROM ${sentLinesOf('e', 'other')}, ${sentLinesOf('d', 'own')}
            WHERE other.behandeldatum = own.behandeldatum)))
    ORDER BY e.nummer <> d.dubbel_van, e.ingediend_op LIMIT 1`,
};

/**
 * Returns the claim of which this one is a duplicate; undefined if it no longer stands, or without a
 * number.
 */
export async function findEarlierNota(
  { query }: JobTransaction,
  nummer: string,
): Promise<{ readonly nummer: string; readonly indiener: string } | undefined> {
  const [row] = await query<{ nummer: string; indiener: string }>(selectEarlier, [nummer]);
  return row;
}

// Row-level security hides claims that are held back (niet_voor) from the jobs.
const selectHeldBack: Statement = {
  name: 'selectEarlierHeldBack',
  text: `
    SELECT FROM insurer.declaratie d WHERE d.nummer = $1 AND d.dubbel_van IS NOT NULL AND d.notanummer <> ''
      AND NOT EXISTS (SELECT FROM insurer.declaratie e WHERE e.nummer = d.dubbel_van)`,
};

/** Tells whether the first claim of this bill is held back until a later day. */
export async function isEarlierHeldBack(
  { query }: JobTransaction,
  nummer: string,
): Promise<boolean> {
  return (await query(selectHeldBack, [nummer])).length > 0;
}

// Waiting claims whose lines all have a known own risk, of the year and brand insured on that day.
const selectKnown: Statement = {
  name: 'selectEigenRisicoKnown',
  text: `
    SELECT d.nummer FROM insurer.declaratie d
    WHERE d.wacht_op = 'eigenRisico' AND d.status = 'IN_BEHANDELING'
      AND NOT EXISTS (SELECT FROM ${sentLines}
        JOIN insurer.verzekering v ON v.relatienummer = d.relatienummer
          AND v.geldig_van <= sent.behandeldatum
        JOIN insurer.polis p USING (polisnummer)
        WHERE sent.behandeldatum < coalesce(least(v.geldig_tot, p.geldig_tot), 'infinity') AND NOT EXISTS (SELECT FROM insurer.eigen_risico_bedrag b
          WHERE b.merk = p.merk AND b.jaar = extract(year FROM sent.behandeldatum)))
    ORDER BY d.ingediend_op LIMIT 500 FOR UPDATE SKIP LOCKED`,
};

/** Returns claims that waited for own risk which is known by now, locked. */
export async function listEigenRisicoKnown({ query }: JobTransaction): Promise<readonly string[]> {
  const rows = await query<{ nummer: string }>(selectKnown, []);
  return rows.map(({ nummer }) => nummer);
}
