import type { Statement } from '../../db/database.ts';
import { mandaatOfFactuurSql } from '../../facts/money.queries.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import { announcementDays, firstTermijn, nextTermijn } from '../issue/incasso.rules.ts';
import { termijnOver } from '../issue/regelingChoices.rules.ts';
import { type RegelingKind, termijnAmount } from '../issue/regelingen.rules.ts';

// Betaalgemak does not restart by itself after a missed term.
const attachStatement: Statement = {
  name: 'addToBetaalgemak',
  text: `
    WITH attached AS (
      SELECT f.kenmerk, f.debiteur FROM insurer.factuur f
      JOIN insurer.factuur_stand s USING (kenmerk) JOIN insurer.polis p USING (polisnummer)
      WHERE f.datum = $1::date AND p.betaalgemak AND s.open > 0 AND f.regeling_id IS NULL
        AND EXISTS (SELECT FROM ${mandaatOfFactuurSql('m', '$1::date')})
        AND f.soort IN ('EigenrisicoEigenbijdrage', 'Eigenrisicoeindafrekening')
        AND NOT EXISTS (SELECT FROM insurer.regeling g WHERE g.debiteur = f.debiteur
          AND g.soort = 'betaalgemak' AND g.status = 'beeindigd')),
    started AS (
      INSERT INTO insurer.regeling (regeling_id, sleutel, debiteur, soort, termijnbedrag, ingangsdatum)
      SELECT insurer.next_regelingnummer(extract(year FROM $1::date)::int),
        concat_ws('/', 'betaalgemak', d.debiteur, $1::date), d.debiteur, 'betaalgemak', 0, $1::date
      FROM (SELECT DISTINCT debiteur FROM attached) d
      WHERE NOT EXISTS (SELECT FROM insurer.regeling g WHERE g.debiteur = d.debiteur
        AND g.soort = 'betaalgemak' AND g.status = 'lopend')
      RETURNING regeling_id, debiteur),
    running AS (
      SELECT regeling_id, debiteur FROM started UNION ALL
      SELECT regeling_id, debiteur FROM insurer.regeling
      WHERE soort = 'betaalgemak' AND status = 'lopend')
    UPDATE insurer.factuur f SET regeling_id = l.regeling_id
    FROM attached n JOIN running l USING (debiteur) WHERE f.kenmerk = n.kenmerk
    RETURNING l.regeling_id`,
};

/** Adds today's own-risk invoices of people with Betaalgemak to it, and recomputes the term. */
export async function addToBetaalgemak(
  { query }: JobTransaction,
  day: Temporal.PlainDate,
): Promise<number> {
  const touched = await query<{ regeling_id: string }>(attachStatement, [day.toString()]);
  const regelingen = [...new Set(touched.map((row) => row.regeling_id))];
  await updateTermijnen({ query }, regelingen, day);
  return touched.length;
}

const selectOpen: Statement = {
  name: 'selectOpenOfRegelingen',
  text: `
    SELECT g.regeling_id, g.soort, g.termijnen, coalesce(sum(s.open), 0)::int AS open
    FROM insurer.regeling g LEFT JOIN insurer.factuur f USING (regeling_id)
    LEFT JOIN insurer.factuur_stand s USING (kenmerk)
    WHERE g.regeling_id = ANY ($1) GROUP BY g.regeling_id, g.soort, g.termijnen`,
};

// A planned term is debited for at most its announced amount; more requires time for another
// announcement (docs/domain.md).
const setTermijn: Statement = {
  name: 'setTermijnAmount',
  text: `
    WITH anew AS (
      UPDATE insurer.regeling g SET termijnbedrag = t."termijn"
      FROM json_to_recordset($1) AS t ("regeling_id" text, "termijn" int)
      WHERE g.regeling_id = t."regeling_id" RETURNING g.regeling_id, g.termijnbedrag)
    UPDATE insurer.incasso i SET bedrag = n.termijnbedrag FROM anew n
    WHERE i.regeling_id = n.regeling_id AND i.status = 'gepland' AND n.termijnbedrag > 0
      AND (n.termijnbedrag < i.bedrag OR i.datum >= $2::date + ${announcementDays})`,
};

interface OpenRegeling {
  readonly regeling_id: string;
  readonly soort: RegelingKind;
  /** Agreed number of terms; null: by the rule of its kind. */
  readonly termijnen: number | null;
  readonly open: number;
}

/** Recomputes the term of arrangements from their open amounts. */
async function updateTermijnen(
  { query }: Pick<JobTransaction, 'query'>,
  regelingen: readonly string[],
  day: Temporal.PlainDate,
): Promise<void> {
  if (regelingen.length === 0) return;
  const open = await query<OpenRegeling>(selectOpen, [regelingen]);
  const termijnen = open.map(({ regeling_id, soort, termijnen: count, open: amount }) => ({
    regeling_id,
    termijn: count === null ? termijnAmount[soort](amount) : termijnOver(amount, count),
  }));
  await query(setTermijn, [JSON.stringify(termijnen), day.toString()]);
}

// A failed term ends its arrangement; one without an open amount is completed.
const conclude: Statement = {
  name: 'markRegelingenEnded',
  text: `
    UPDATE insurer.regeling g
    SET status = CASE WHEN k.open = 0 THEN 'voltooid' ELSE 'beeindigd' END, beeindigd_op = $1::date
    FROM (SELECT l.regeling_id, coalesce(sum(s.open), 0) AS open,
        EXISTS (SELECT FROM insurer.incasso i WHERE i.regeling_id = l.regeling_id
          AND i.status = 'mislukt') AS missed
      FROM insurer.regeling l LEFT JOIN insurer.factuur f USING (regeling_id)
      LEFT JOIN insurer.factuur_stand s USING (kenmerk)
      WHERE l.status = 'lopend' GROUP BY l.regeling_id) k
    WHERE g.regeling_id = k.regeling_id AND (k.open = 0 OR k.missed)
    RETURNING g.regeling_id`,
};

const letLapse: Statement = {
  name: 'letTermijnenLapse',
  text: `
    UPDATE insurer.incasso SET status = 'vervallen'
    WHERE regeling_id = ANY ($1) AND status = 'gepland'`,
};

// $2: first term of a new arrangement, $3: next term after a debit.
const planTermijnen: Statement = {
  name: 'planTermijnen',
  text: `
    INSERT INTO insurer.incasso (sleutel, debiteur, regeling_id, poging, datum, bedrag)
    SELECT concat_ws('/', g.sleutel, t.datum), g.debiteur, g.regeling_id, 1, t.datum, g.termijnbedrag
    FROM insurer.regeling g
    CROSS JOIN LATERAL (
      SELECT CASE WHEN count(*) > 0 THEN $2::date ELSE $1::date END AS datum,
        count(*) FILTER (WHERE i.status = 'gepland') AS planned
      FROM insurer.incasso i WHERE i.regeling_id = g.regeling_id) t
    WHERE g.status = 'lopend' AND g.termijnbedrag > 0 AND t.planned = 0
    RETURNING incasso_id`,
};

/** Ends arrangements with a missed term, and completes those without an open amount; returns how many. */
export async function markRegelingenEnded(
  { query }: Pick<JobTransaction, 'query'>,
  day: Temporal.PlainDate,
): Promise<number> {
  const rows = await query<{ regeling_id: string }>(conclude, [day.toString()]);
  const done = rows.map((row) => row.regeling_id);
  if (done.length > 0) await query(letLapse, [done]);
  return done.length;
}

/**
 * Updates arrangements: ends those with a missed term, completes those that are paid, and plans the
 * next term of the others, on the last working day of a month.
 */
export async function updateRegelingen(
  { query }: JobTransaction,
  day: Temporal.PlainDate,
): Promise<number> {
  return (await markRegelingenEnded({ query }, day)) + (await addNextTermijnen({ query }, day));
}

/** Plans the next term of every running arrangement without one. */
export async function addNextTermijnen(
  { query }: Pick<JobTransaction, 'query'>,
  day: Temporal.PlainDate,
): Promise<number> {
  const datums = [firstTermijn(day), nextTermijn(day)].map(String);
  return (await query(planTermijnen, datums)).length;
}

/** A requested arrangement for the open amounts of payment requests up to and including a day. */
export interface RegelingToStart {
  readonly debiteur: string;
  readonly soort: Exclude<RegelingKind, 'betaalgemak'>;
  readonly betaalverzoekenUntil: Temporal.PlainDate;
}

// Moved out of the payment request, which covers only amounts outside arrangements. If all of it is
// from one request, the arrangement refers to that one, so that a payment of the request is booked in
// the arrangement.
const addToRegeling: Statement = {
  name: 'includeInRegeling',
  text: `
    WITH item AS (
      SELECT f.kenmerk, f.betaalverzoek FROM insurer.factuur f JOIN insurer.factuur_stand s USING (kenmerk)
      JOIN insurer.betaalverzoek v ON v.kenmerk = f.betaalverzoek
      WHERE f.debiteur = $1 AND v.datum <= $3::date AND s.open > 0),
    regeling AS (
      INSERT INTO insurer.regeling (regeling_id, sleutel, debiteur, soort, termijnbedrag, ingangsdatum, betaalverzoek)
      SELECT insurer.next_regelingnummer(extract(year FROM $4::date)::int),
        concat_ws('/', $2::text, $1::text, $4::date), $1, $2, 0, $4::date,
        (SELECT min(betaalverzoek) FROM item WHERE $2 = 'betalingsregeling'
          HAVING count(DISTINCT betaalverzoek) = 1)
      WHERE EXISTS (SELECT FROM item) RETURNING regeling_id)
    UPDATE insurer.factuur f SET regeling_id = r.regeling_id, betaalverzoek = NULL,
      uit_betaalverzoek = f.betaalverzoek
    FROM item, regeling r WHERE f.kenmerk = item.kenmerk
    RETURNING r.regeling_id`,
};

/**
 * Starts a requested arrangement for the open amounts, and plans its first term.
 * @returns its id; undefined when nothing is open.
 */
export async function startRegeling(
  { query }: JobTransaction,
  { debiteur, soort, betaalverzoekenUntil }: RegelingToStart,
  day: Temporal.PlainDate,
): Promise<string | undefined> {
  const values = [debiteur, soort, betaalverzoekenUntil.toString(), day.toString()];
  const [row] = await query<{ regeling_id: string }>(addToRegeling, values);
  if (!row) return undefined;
  await updateTermijnen({ query }, [row.regeling_id], day);
  await addNextTermijnen({ query }, day);
  return row.regeling_id;
}
