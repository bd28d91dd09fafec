import { sentLines, sentLinesOf } from '../../facts/sentLines.queries.ts';
import type { Statement } from '../../db/database.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import { notaStands } from '../submit/sameNota.queries.ts';
import type { WaitsFor } from '../expectedDay.rules.ts';

const setWaiting: Statement = {
  name: 'setWaiting',
  text: `UPDATE insurer.declaratie SET wacht_op = $2 WHERE nummer = $1`,
};

/** Notes what a claim waits for; null: for nothing any more. */
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

/** Claims that have lain with a person for `days` insurer's days. `now` is real time. */
export async function listWithStaff(
  { query }: JobTransaction,
  days: number,
  now: Temporal.Instant,
): Promise<readonly string[]> {
  const rows = await query<{ nummer: string }>(selectWithStaff, [days, now.toString()]);
  return rows.map(({ nummer }) => nummer);
}

// Of several whose first one is gone the one that is decided first goes on, and stands in the way of the others.
// Without a number nothing says that two are the same: there and back by taxi on one day.
const selectEarlier: Statement = {
  name: 'selectEarlierNota',
  text: `
    SELECT e.nummer, e.indiener FROM insurer.declaratie d
    JOIN insurer.declaratie e ON e.relatienummer = d.relatienummer AND e.nummer <> d.nummer
      AND e.bedrag = d.bedrag AND lower(e.zorgverlener) = lower(d.zorgverlener)
      AND lower(e.notanummer) = lower(d.notanummer) AND ${notaStands}
    WHERE d.nummer = $1 AND d.dubbel_van IS NOT NULL AND d.notanummer <> ''
      AND (e.nummer = d.dubbel_van
        OR (e.wacht_op IS DISTINCT FROM 'medewerker'
          AND EXISTS (SELECT FROM ${sentLinesOf('e', 'other')}, ${sentLinesOf('d', 'own')}
            WHERE other.behandeldatum = own.behandeldatum)))
    ORDER BY e.nummer <> d.dubbel_van, e.ingediend_op LIMIT 1`,
};

/** The claim of the same nota that stands in its way; undefined when there is none any more, or no number. */
export async function findEarlierNota(
  { query }: JobTransaction,
  nummer: string,
): Promise<{ readonly nummer: string; readonly indiener: string } | undefined> {
  const [row] = await query<{ nummer: string; indiener: string }>(selectEarlier, [nummer]);
  return row;
}

// A claim that is not taken further yet (niet_voor) is not seen by the jobs.
const selectHeldBack: Statement = {
  name: 'selectEarlierHeldBack',
  text: `
    SELECT FROM insurer.declaratie d WHERE d.nummer = $1 AND d.dubbel_van IS NOT NULL AND d.notanummer <> ''
      AND NOT EXISTS (SELECT FROM insurer.declaratie e WHERE e.nummer = d.dubbel_van)`,
};

/** Whether the first claim of this nota is held back until a later day. */
export async function isEarlierHeldBack(
  { query }: JobTransaction,
  nummer: string,
): Promise<boolean> {
  return (await query(selectHeldBack, [nummer])).length > 0;
}

// Of a claim that waits: is there an own risk now of every line's year, with the brand that insured its day?
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

/** Claims that waited for the own risk of their years, which is known by now; locked. */
export async function listEigenRisicoKnown({ query }: JobTransaction): Promise<readonly string[]> {
  const rows = await query<{ nummer: string }>(selectKnown, []);
  return rows.map(({ nummer }) => nummer);
}
