import type { AchterstandNews, AchterstandStage } from '@mijn/contract/premieachterstand';
import { type Cents, sumOf } from '@mijn/domain/money';
import type { Statement } from '../../db/database.ts';
import { isBeingPaidSql, waitedUntilSql } from '../../facts/money.queries.ts';
import { type Addressee, addresseeSql } from '../../facts/people.queries.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import {
  type AchterstandFacts,
  type AchterstandStep,
  achterstandStep,
  monthsOwed,
  nextStage,
} from '../achterstand/achterstand.rules.ts';
import { premieDebtsSql } from '../achterstand/debts.queries.ts';
import type { NewBrief } from '../brieven/brief.ts';
import { addBrieven } from './brieven.queries.ts';

/** Arrears of a policy, existing or possible. */
interface AchterstandRow extends AchterstandFacts, Omit<Addressee, 'merk'> {
  readonly achterstand_id: number | null;
  readonly polisnummer: string;
}

const ofRequests = 'v.kenmerk = ANY (d.betaalverzoeken)';

const selectAchterstanden: Statement = {
  name: 'selectAchterstanden',
  text: `
    SELECT a.achterstand_id::int, polisnummer, coalesce(d.debts, '[]') AS debts, a.stap, a.sinds, p.merk,
      e.relatienummer, e.digital, e.geadresseerde,
      EXISTS (SELECT FROM insurer.regeling g WHERE g.debiteur = p.verzekeringsnemer AND g.status = 'lopend'
          AND g.soort <> 'betaalgemak')
        OR EXISTS (SELECT FROM insurer.vraag q WHERE q.vrager = p.verzekeringsnemer
          AND q.status <> 'beantwoord' AND q.onderwerp IN ('declaratie', 'factuur', 'betaalverzoek'))
        OR a.betwist_sinds IS NOT NULL
        OR EXISTS (SELECT FROM insurer.betaalverzoek v WHERE ${ofRequests} AND ${isBeingPaidSql}) AS held,
      (SELECT max(w.ended) FROM insurer.betaalverzoek v CROSS JOIN LATERAL (SELECT ${waitedUntilSql} AS ended) w
        WHERE ${ofRequests}) AS waited_until
    FROM ${premieDebtsSql('$1::date')} d
    FULL JOIN (SELECT * FROM insurer.premieachterstand WHERE beeindigd_op IS NULL) a USING (polisnummer)
    JOIN insurer.polis p USING (polisnummer)
    CROSS JOIN LATERAL (SELECT ${addresseeSql('$1::date')} FROM insurer.relatie r
      WHERE r.relatienummer = p.verzekeringsnemer) e
    ORDER BY polisnummer`,
};

/** Arrears of premium as staff see them. Cents. */
export interface ArrearsForStaff {
  readonly id: string;
  readonly naam: string;
  readonly stap: AchterstandStage;
  readonly sinds: Temporal.PlainDate;
  readonly bedrag: Cents;
  /** Since when they are disputed; null: they are not. */
  readonly disputedSince: Temporal.PlainDate | null;
  /** Reason that the person gave in the app; null: none, or they called. */
  readonly reason: string | null;
}

const selectForStaff: Statement = {
  name: 'selectArrearsForStaff',
  text: `
    SELECT a.achterstand_id::text AS id, r.opgemaakte_naam AS naam, a.stap, a.sinds,
      a.betwist_sinds AS "disputedSince", a.betwist_reden AS reason, (SELECT t.bedrag FROM insurer.premieachterstand_stap t
        WHERE t.achterstand_id = a.achterstand_id AND t.stap = a.stap) AS bedrag
    FROM insurer.premieachterstand a JOIN insurer.relatie r ON r.relatienummer = a.debiteur
    WHERE a.beeindigd_op IS NULL ORDER BY a.sinds DESC, a.achterstand_id LIMIT $1`,
};

/** Lists the running arrears of premium, the latest stage first. */
export async function listArrearsForStaff(
  { query }: JobTransaction,
  atMost: number,
): Promise<readonly ArrearsForStaff[]> {
  return query<ArrearsForStaff>(selectForStaff, [atMost]);
}

const saveDispute: Statement = {
  name: 'saveArrearsDispute',
  text: `
    UPDATE insurer.premieachterstand
    SET betwist_sinds = CASE WHEN $2 THEN coalesce(betwist_sinds, insurer.today()) END,
      betwist_reden = CASE WHEN $2 THEN betwist_reden END,
      betwisting_beantwoord = CASE WHEN $2 OR betwist_sinds IS NULL THEN betwisting_beantwoord ELSE insurer.today() END
    WHERE achterstand_id = $1::bigint AND beeindigd_op IS NULL RETURNING achterstand_id`,
};

/**
 * Writes down that running arrears are disputed, or that the dispute was answered: no stage follows in between. The
 * person can dispute the next stage in the app, not this one again; staff can note a call at any time.
 * @returns whether there are such arrears
 */
export async function saveArrearsDispute(
  { query }: JobTransaction,
  id: string,
  isDisputed: boolean,
): Promise<boolean> {
  return (await query(saveDispute, [id, isDisputed])).length > 0;
}

const saveSteps: Statement = {
  name: 'saveAchterstandSteps',
  text: `
    WITH step AS (
      SELECT * FROM json_to_recordset($2) AS t (kind text, achterstand_id bigint, polisnummer text, debiteur text,
        stap text, maanden int, bedrag int)),
    ended AS (
      UPDATE insurer.premieachterstand a SET beeindigd_op = $1::date
      FROM step t WHERE t.kind = 'end' AND a.achterstand_id = t.achterstand_id
      RETURNING a.achterstand_id, a.stap, a.debiteur),
    moved AS (
      UPDATE insurer.premieachterstand a SET stap = t.stap, sinds = $1::date, betwisting_beantwoord = NULL
      FROM step t WHERE t.kind = 'stage' AND a.achterstand_id = t.achterstand_id
      RETURNING a.achterstand_id, a.polisnummer),
    begun AS (
      INSERT INTO insurer.premieachterstand (polisnummer, debiteur, stap, sinds)
      SELECT polisnummer, debiteur, stap, $1::date FROM step WHERE kind = 'stage' AND achterstand_id IS NULL
      RETURNING achterstand_id, polisnummer),
    kept AS (
      INSERT INTO insurer.premieachterstand_stap (achterstand_id, stap, debiteur, datum, maanden, bedrag)
      SELECT n.achterstand_id, t.stap, t.debiteur, $1::date, t.maanden, t.bedrag
      FROM step t JOIN (SELECT * FROM moved UNION ALL SELECT * FROM begun) n USING (polisnummer)
      WHERE t.kind = 'stage'
      UNION ALL
      SELECT achterstand_id, 'afmelding', debiteur, $1::date, 0, 0 FROM ended WHERE stap = 'aanmelding'
      RETURNING achterstand_id, stap, debiteur),
    told AS (
      INSERT INTO insurer.bericht (sleutel, relatienummer, soort, onderwerp, datum)
      SELECT concat_ws('/', 'achterstand', achterstand_id, stap), debiteur, 'premieachterstand',
        concat_ws('/', achterstand_id, stap), $1::date
      FROM kept ON CONFLICT (sleutel) DO NOTHING)
    SELECT debiteur AS relatienummer, stap, concat_ws('/', achterstand_id, stap) AS onderwerp FROM kept`,
};

interface SavedStage {
  readonly relatienummer: string;
  readonly onderwerp: string;
}

/** Returns what a person in arrears is told on a day: a new stage, or the deregistration from the CAK. */
function newsOf(row: AchterstandRow, day: Temporal.PlainDate): AchterstandNews | undefined {
  const step = achterstandStep(row, day);
  if (step?.kind === 'stage') return step.stap;
  return step?.kind === 'end' && row.stap === 'aanmelding' ? 'afmelding' : undefined;
}

function toBrief(row: AchterstandRow, onderwerp: string, day: Temporal.PlainDate): NewBrief[] {
  const news = newsOf(row, day);
  if (!news) return [];
  const { relatienummer, merk, digital, geadresseerde, debts } = row;
  return [
    {
      sleutel: `premieachterstand/${onderwerp}`,
      relatienummer,
      merk,
      op_papier: !digital,
      onderwerpen: [onderwerp],
      soort: 'premieachterstand',
      inhoud: {
        geadresseerde,
        stap: news,
        maanden: monthsOwed(debts),
        bedrag: sumOf(debts, ({ open }) => open),
        nextMonths:
          news === 'afmelding' ? null : (nextStage({ merk, stap: news }, day)?.months ?? null),
      },
    },
  ];
}

/**
 * Updates the premium arrears of every policy (Zvw 18a-c), as decided by `achterstandStep`; each stage, and
 * the deregistration from the CAK, causes a message and a letter.
 */
export async function updateAchterstanden(
  transaction: JobTransaction,
  day: Temporal.PlainDate,
): Promise<number> {
  const { query } = transaction;
  const rows = await query<AchterstandRow>(selectAchterstanden, [day.toString()]);
  const steps = rows.flatMap((row) => {
    const step: AchterstandStep | undefined = achterstandStep(row, day);
    if (!step) return [];
    const { achterstand_id: id, polisnummer, relatienummer: debiteur, debts } = row;
    const owed = { maanden: monthsOwed(debts), bedrag: sumOf(debts, ({ open }) => open) };
    return [{ achterstand_id: id, polisnummer, debiteur, ...owed, ...step }];
  });
  if (steps.length === 0) return 0;
  const saved = await query<SavedStage & { stap: string }>(saveSteps, [
    day.toString(),
    JSON.stringify(steps),
  ]);
  const brieven = saved.flatMap(({ relatienummer, onderwerp, stap }) =>
    rows
      .filter((row) => row.relatienummer === relatienummer && newsOf(row, day) === stap)
      .slice(0, 1)
      .flatMap((row) => toBrief(row, onderwerp, day)),
  );
  await addBrieven(transaction, day, brieven);
  return steps.length;
}
