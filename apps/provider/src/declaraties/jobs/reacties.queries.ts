import type { Statement } from '../../db/database.ts';
import type { DiscussedLine, ReactieFacts, ReactieOutcome } from '../reacties/reacties.rules.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import { hasLivingJob } from '../../jobs/livingJob.ts';
import { validOnSql } from '../../facts/people.queries.ts';

/** Next step of a reaction: to be taken up, to be answered, or none. */
export type ReactiePhase = 'startProcessing' | 'answer' | 'done';

const lockReactie: Statement = {
  name: 'lockReactie',
  text: `
    SELECT CASE WHEN status = 'verstuurd' THEN 'startProcessing'
      WHEN status = 'inBehandeling' AND antwoord IS NULL THEN 'answer' ELSE 'done' END AS phase
    FROM insurer.vraag WHERE vraag_id = $1 FOR UPDATE`,
};

/** Locks a reaction and returns its next step. */
export async function lockState(
  { query }: JobTransaction,
  reactieId: string,
): Promise<ReactiePhase> {
  const [row] = await query<{ phase: ReactiePhase }>(lockReactie, [reactieId]);
  return row?.phase ?? 'done';
}

// Insurer's instant, but never before that of the previous state.
const insurerNow = 'insurer.insurer_instant($2)';
const insurerToday = `(${insurerNow} AT TIME ZONE 'Europe/Amsterdam')::date`;

const startProcessingReactie: Statement = {
  name: 'startProcessingReactie',
  text: `
    UPDATE insurer.vraag
    SET status = 'inBehandeling', in_behandeling_op = greatest(verstuurd_op, ${insurerNow})
    WHERE vraag_id = $1 AND status = 'verstuurd'`,
};

/** verstuurd → inBehandeling. `now` is real time. */
export async function markReactieInProgress(
  { query }: JobTransaction,
  reactieId: string,
  now: Temporal.Instant,
): Promise<void> {
  await query(startProcessingReactie, [reactieId, now.toString()]);
}

// Lines include their corrections (ADR 0070). The cover is that of the line to explain: the first that
// is not paid in full. Row-level security hides claims that have to wait (niet_voor) from the jobs;
// these have no lines yet.
const selectReactieFacts: Statement = {
  name: 'selectReactieFacts',
  text: `
    WITH discussed AS (
      SELECT g.volgnummer, g.zorgsoort, g.behandeldatum, g.boekjaar, g.dekking_id, g.locatie_naam, standing.*
      FROM insurer.vraag e
      JOIN insurer.declaratie_regel g ON g.nummer = e.nummer AND g.corrigeert IS NULL
        AND (e.regel IS NULL OR g.volgnummer = e.regel)
      CROSS JOIN LATERAL (
        SELECT sum(c.gedeclareerd) AS gedeclareerd, sum(c.niet_vergoed) AS niet_vergoed,
          sum(c.wettelijke_bijdrage) AS bijdrage, sum(c.uitgekeerd) AS uitgekeerd,
          sum(c.eigen_risico - c.eigen_risico_in_termijnen) AS eigen_risico,
          max(c.gecorrigeerd_op) AS corrected_on,
          bool_or(c.correctie IS NOT DISTINCT FROM 'teruggenomen') AS taken
        FROM insurer.declaratie_regel c
        WHERE c.nummer = g.nummer AND g.volgnummer IN (c.volgnummer, c.corrigeert)) standing
      WHERE e.vraag_id = $1)
    SELECT
      (SELECT coalesce(json_agg(json_build_object('zorgsoort', g.zorgsoort,
          'treatmentDay', g.behandeldatum, 'boekjaar', g.boekjaar, 'gedeclareerd', g.gedeclareerd,
          'notCovered', g.niet_vergoed, 'wettelijkeBijdrage', g.bijdrage,
          'eigenRisico', g.eigen_risico, 'uitgekeerd', g.uitgekeerd, 'pakket', k.pakket,
          'zorgverlener', g.locatie_naam, 'correctedOn', g.corrected_on, 'isTaken', g.taken)
          ORDER BY g.volgnummer), '[]')
        FROM discussed g LEFT JOIN insurer.dekking k USING (dekking_id)) AS regels,
      e.soort AS kind, coalesce(z.aanvullend, '') AS aanvullend, z.merk IS NOT NULL AS insured,
      (SELECT coalesce(json_agg(DISTINCT k.pakket), '[]') FROM insurer.dekking k
        WHERE k.merk = z.merk AND k.zorgsoort = about.zorgsoort AND ${validOnSql('k', 'about.behandeldatum')}
          AND extract(year FROM age(about.behandeldatum, r.geboortedatum)) >= k.leeftijd_van
          AND extract(year FROM age(about.behandeldatum, r.geboortedatum)) < k.leeftijd_tot) AS covering
    FROM insurer.vraag e
    LEFT JOIN insurer.declaratie d ON d.nummer = e.nummer
    LEFT JOIN insurer.relatie r ON r.relatienummer = d.relatienummer
    LEFT JOIN LATERAL (SELECT g.zorgsoort, g.behandeldatum FROM discussed g
      ORDER BY g.uitgekeerd >= g.gedeclareerd, g.volgnummer LIMIT 1) about ON true
    LEFT JOIN LATERAL (SELECT p.merk, v.aanvullend
      FROM insurer.verzekering v JOIN insurer.polis p USING (polisnummer)
      WHERE v.relatienummer = d.relatienummer AND v.geldig_van <= about.behandeldatum
        AND about.behandeldatum < coalesce(least(v.geldig_tot, p.geldig_tot), 'infinity')
      ORDER BY v.geldig_van DESC, p.polisnummer LIMIT 1) z ON true
    WHERE e.vraag_id = $1`,
};

interface FactsRow extends Pick<ReactieFacts, 'kind'> {
  readonly regels: readonly DiscussedLine[];
  readonly aanvullend: '' | 'AANVULLEND' | 'AANVULLEND_PLUS';
  readonly insured: boolean;
  readonly covering: ReactieFacts['covering'];
}

/**
 * Returns the data for answering a reaction.
 * @throws Error when there is no such reaction.
 */
export async function getReactieFacts(
  { query }: JobTransaction,
  reactieId: string,
): Promise<ReactieFacts> {
  const [row] = await query<FactsRow>(selectReactieFacts, [reactieId]);
  if (!row) throw new Error('A reaction that does not exist');
  const { kind, regels, aanvullend, insured, covering } = row;
  const extra = aanvullend === '' ? [] : [aanvullend];
  return { kind, regels, covering, plans: insured ? ['BASIS', ...extra] : [] };
}

const writeResponse: Statement = {
  name: 'writeReactieResponse',
  text: `
    WITH answered AS (
      UPDATE insurer.vraag
      SET antwoord = $3, status = CASE WHEN $4 THEN status ELSE 'beantwoord' END,
        uiterste_antwoord_datum = coalesce($5::date, uiterste_antwoord_datum),
        beantwoord_op = CASE WHEN NOT $4::boolean THEN greatest(in_behandeling_op, ${insurerNow}) END
      WHERE vraag_id = $1 AND status = 'inBehandeling'
      RETURNING vraag_id, vrager, beantwoord_op)
    INSERT INTO insurer.bericht (sleutel, relatienummer, soort, onderwerp, datum)
    SELECT concat_ws('/', 'reactie', vraag_id), vrager, 'reactie', vraag_id,
      (beantwoord_op AT TIME ZONE 'Europe/Amsterdam')::date
    FROM answered WHERE beantwoord_op IS NOT NULL
    ON CONFLICT (sleutel) DO NOTHING`,
};

export interface ReactieResponse extends ReactieOutcome {
  /** Promised day of the answer by staff, `yyyy-mm-dd`. */
  readonly promised?: string;
}

/**
 * Stores the answer: inBehandeling → beantwoord with a message to the sender, or forwarded and still
 * inBehandeling.
 */
export async function updateReactieResponse(
  { query }: JobTransaction,
  reactieId: string,
  { antwoord, forwarded, promised }: ReactieResponse,
  now: Temporal.Instant,
): Promise<void> {
  await query(writeResponse, [reactieId, now.toString(), antwoord, forwarded, promised ?? null]);
}

const selectLost: Statement = {
  name: 'selectLostReacties',
  text: `
    SELECT e.vraag_id FROM insurer.vraag e
    WHERE e.onderwerp = 'declaratie' AND e.status <> 'beantwoord' AND e.antwoord IS NULL
      AND NOT ${hasLivingJob('e.vraag_id::text')}
    LIMIT 500`,
};

/** Returns waiting reactions without a living job. */
export async function listLostReacties({ query }: JobTransaction): Promise<readonly string[]> {
  const rows = await query<{ vraag_id: string }>(selectLost, []);
  return rows.map(({ vraag_id: id }) => id);
}

const selectForwarded: Statement = {
  name: 'selectForwardedReactie',
  text: `
    SELECT e.vraag_id FROM insurer.vraag e
    WHERE e.onderwerp = 'declaratie' AND e.status = 'inBehandeling' AND e.antwoord IS NOT NULL
      AND e.in_behandeling_op <= ${insurerNow} - make_interval(days => $1::int)
      AND (e.uiterste_antwoord_datum IS NULL OR e.uiterste_antwoord_datum <= ${insurerToday})
      AND e.vraag_id <> ALL ($3::uuid[])
    ORDER BY e.in_behandeling_op LIMIT 1 FOR UPDATE SKIP LOCKED`,
};

/**
 * Returns the reaction that has been with staff longest, at least `days` of the insurer's days, locked.
 * Skips those locked by another copy, those promised for a later day, and those in `leftOut`. `now` is
 * real time.
 */
export async function findForwardedReactie(
  { query }: JobTransaction,
  days: number,
  now: Temporal.Instant,
  leftOut: readonly string[],
): Promise<string | undefined> {
  const values = [days, now.toString(), leftOut];
  const [row] = await query<{ vraag_id: string }>(selectForwarded, values);
  return row?.vraag_id;
}

const selectDayToCome: Statement = {
  name: 'selectReactieDayToCome',
  text: `
    SELECT promised.day::text AS day FROM insurer.vraag e
    CROSS JOIN LATERAL (SELECT (e.in_behandeling_op AT TIME ZONE 'Europe/Amsterdam')::date + $3::int AS day) promised
    WHERE e.vraag_id = $1 AND promised.day > ${insurerToday}`,
};

/**
 * Returns the day `days` after a reaction was taken up, `yyyy-mm-dd`; undefined if it has passed. `now`
 * is real time.
 */
export async function findDayToCome(
  { query }: JobTransaction,
  reactieId: string,
  days: number,
  now: Temporal.Instant,
): Promise<string | undefined> {
  const [row] = await query<{ day: string }>(selectDayToCome, [reactieId, now.toString(), days]);
  return row?.day;
}
