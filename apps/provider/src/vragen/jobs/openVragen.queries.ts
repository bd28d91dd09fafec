import type { OpenVraag } from '@mijn/contract/vragen';
import type { Statement } from '../../db/database.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';

/** Why staff look at a question, in the person's log of access. */
const reden = 'Vraag beantwoorden';

/**
 * SQL condition: `insurer.vraag e` waits for staff. The rules answer most questions about a claim, and forward the
 * rest; a report of care that was never had is an inquiry of its own (ADR 0070).
 */
const waitsForStaff = `e.status <> 'beantwoord' AND e.soort = 'vraag'
  AND (e.onderwerp <> 'declaratie' OR (e.status = 'inBehandeling' AND e.antwoord IS NOT NULL))`;

const columns = `e.vraag_id AS "vraagId", e.onderwerp, coalesce(e.nummer, e.kenmerk) AS kenmerk, e.regel,
  e.verstuurd_op AS sent_at, e.uiterste_antwoord_datum::text AS "uiterlijkOp"`;

const insurerNow = 'insurer.insurer_instant($2)';

/** A question that waits for staff. */
export interface OpenVraagRow extends Omit<OpenVraag, 'verstuurdOp'> {
  readonly sent_at: Temporal.Instant;
}

interface ListRow extends OpenVraagRow {
  readonly totaal: number;
}

const selectOpen: Statement = {
  name: 'selectOpenVragen',
  text: `SELECT ${columns}, count(*) OVER ()::int AS totaal FROM insurer.vraag e
    WHERE ${waitsForStaff} ORDER BY e.verstuurd_op, e.vraag_id LIMIT 100`,
};

const selectToday: Statement = {
  name: 'selectTodayOfStaff',
  text: `SELECT (insurer.insurer_instant($1) AT TIME ZONE 'Europe/Amsterdam')::date::text AS today`,
};

/**
 * Lists the questions that wait for staff, oldest first, at most 100, with their number and the insurer's day
 * (`yyyy-mm-dd`). `now` is real time.
 */
export async function listOpenVragen(
  { query }: JobTransaction,
  now: Temporal.Instant,
): Promise<{ vragen: readonly ListRow[]; vandaag: string }> {
  const vragen = await query<ListRow>(selectOpen, []);
  const [day] = await query<{ today: string }>(selectToday, [now.toString()]);
  return { vragen, vandaag: day?.today ?? '' };
}

/** A question with who asked it. */
export interface OpenVraagDetail extends OpenVraagRow {
  readonly tekst: string;
  readonly opgemaakteNaam: string;
  readonly bsn: string;
  readonly budgetVan: string | null;
}

// The log names each person whose data staff see: who asked, and whose claim or budget it is.
const selectOne: Statement = {
  name: 'selectOpenVraag',
  text: `
    WITH found AS (
      SELECT ${columns}, e.tekst, r.opgemaakte_naam AS "opgemaakteNaam", r.bsn, e.vrager, e.nummer,
        d.relatienummer AS patient, e.betreft, b.opgemaakte_naam AS "budgetVan"
      FROM insurer.vraag e JOIN insurer.relatie r ON r.relatienummer = e.vrager
      LEFT JOIN insurer.declaratie d USING (nummer)
      LEFT JOIN insurer.relatie b ON b.relatienummer = e.betreft
      WHERE e.vraag_id = $1 AND ${waitsForStaff}),
    logged AS (
      INSERT INTO insurer.inzage (kijker, niveau, actor, reden, betreft, operatie, onderwerp)
      SELECT DISTINCT vrager, 25, $2::text, '${reden}', who, 'getOpenVraag', nummer
      FROM found, unnest(ARRAY[vrager, patient, betreft]) AS who WHERE who IS NOT NULL)
    SELECT "vraagId", onderwerp, kenmerk, regel, sent_at, "uiterlijkOp", tekst, "opgemaakteNaam", bsn, "budgetVan"
    FROM found`,
};

/** Reads a question that waits for staff, and logs that this member of staff did; undefined when there is none. */
export async function findOpenVraag(
  { query }: JobTransaction,
  vraagId: string,
  actor: string,
): Promise<OpenVraagDetail | undefined> {
  const [row] = await query<OpenVraagDetail>(selectOne, [vraagId, actor]);
  return row;
}

const lockOpen: Statement = {
  name: 'lockOpenVraag',
  text: `SELECT e.status, ${waitsForStaff} AS waits FROM insurer.vraag e WHERE e.vraag_id = $1 FOR UPDATE`,
};

// The states go forward one at a time, so a question that nobody took up is taken up first.
const takeUp: Statement = {
  name: 'takeUpVraag',
  text: `UPDATE insurer.vraag
    SET status = 'inBehandeling', in_behandeling_op = greatest(verstuurd_op, ${insurerNow})
    WHERE vraag_id = $1 AND status = 'verstuurd'`,
};

const writeAnswer: Statement = {
  name: 'answerVraagByStaff',
  text: `
    WITH answered AS (
      UPDATE insurer.vraag SET status = 'beantwoord', antwoord = $3, beantwoord_door = $4,
        beantwoord_op = greatest(in_behandeling_op, ${insurerNow})
      WHERE vraag_id = $1
      RETURNING vraag_id, vrager, onderwerp, nummer, beantwoord_op),
    logged AS (
      INSERT INTO insurer.inzage (kijker, niveau, actor, reden, betreft, operatie, onderwerp)
      SELECT vrager, 25, $4, '${reden}', vrager, 'beantwoordVraag', nummer FROM answered)
    INSERT INTO insurer.bericht (sleutel, relatienummer, soort, onderwerp, datum)
    SELECT concat_ws('/', 'reactie', vraag_id), vrager,
      CASE onderwerp WHEN 'declaratie' THEN 'reactie' ELSE 'vraag' END, vraag_id,
      (beantwoord_op AT TIME ZONE 'Europe/Amsterdam')::date
    FROM answered ON CONFLICT (sleutel) DO NOTHING`,
};

/** Outcome of an answer by staff: stored, or there is no such question, or it does not wait for staff any more. */
export type AnswerOutcome = 'answered' | 'unknown' | 'closed';

/** Stores the answer of a member of staff, with its message to the person and its line in the log. `now` is real time. */
export async function answerVraag(
  { query }: JobTransaction,
  vraagId: string,
  { antwoord, actor, now }: { antwoord: string; actor: string; now: Temporal.Instant },
): Promise<AnswerOutcome> {
  const [row] = await query<{ waits: boolean }>(lockOpen, [vraagId]);
  if (!row) return 'unknown';
  if (!row.waits) return 'closed';
  await query(takeUp, [vraagId, now.toString()]);
  await query(writeAnswer, [vraagId, now.toString(), antwoord, actor]);
  return 'answered';
}
