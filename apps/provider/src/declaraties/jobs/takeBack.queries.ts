import type { Cents } from '@mijn/domain/money';
import type { Statement } from '../../db/database.ts';
import { addLineParts } from './lineParts.queries.ts';
import { amountValues, remarksAndSteps } from './lineParts.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import type { LineOutcome } from '../../assess/shapes.ts';
import type { CorrectieKind } from '../../assess/corrections/takeBack.ts';

export interface LineKey {
  readonly nummer: string;
  readonly volgnummer: number;
}

/** A booked line of a person and year, corrections included. Cents, days as `yyyy-mm-dd`. */
export interface LineInBooks extends LineKey {
  readonly zorgsoort: string;
  readonly behandelDatum: string;
  readonly submittedOn: string;
  readonly buitenland: boolean;
  readonly soortIndiener: 'Verzekerde' | 'Zorgverlener';
  readonly dekkingId: number | null;
  readonly aantal: number;
  readonly bedrag: Cents;
  readonly notCovered: Cents;
  readonly wettelijkeBijdrage: Cents;
  readonly eigenRisico: Cents;
}

// In the order of judging, without lines that were taken back.
const selectLines: Statement = {
  name: 'selectLinesInBooks',
  text: `
    SELECT g.nummer, g.volgnummer, g.zorgsoort, g.behandeldatum::text AS "behandelDatum",
      to_char(d.ingediend_op AT TIME ZONE 'Europe/Amsterdam', 'YYYY-MM-DD') AS "submittedOn",
      d.buitenland, d.soort_indiener AS "soortIndiener", g.dekking_id AS "dekkingId", g.aantal,
      now.bedrag, now.not_covered AS "notCovered", now.bijdrage AS "wettelijkeBijdrage",
      now.eigen_risico AS "eigenRisico"
    FROM insurer.declaratie_regel g JOIN insurer.declaratie d USING (nummer)
    CROSS JOIN LATERAL (
      SELECT sum(c.gedeclareerd)::int AS bedrag, sum(c.niet_vergoed)::int AS not_covered,
        sum(c.wettelijke_bijdrage)::int AS bijdrage, sum(c.eigen_risico)::int AS eigen_risico,
        bool_or(c.correctie IS NOT DISTINCT FROM 'teruggenomen') AS taken
      FROM insurer.declaratie_regel c
      WHERE c.nummer = g.nummer AND g.volgnummer IN (c.volgnummer, c.corrigeert)) now
    WHERE g.relatienummer = $1 AND g.boekjaar = $2 AND g.corrigeert IS NULL AND NOT now.taken
    ORDER BY g.regel_id`,
};

/** Returns the lines of a person and year that still count. */
export async function listLinesInBooks(
  { query }: JobTransaction,
  relatienummer: string,
  year: number,
): Promise<readonly LineInBooks[]> {
  return query<LineInBooks>(selectLines, [relatienummer, year]);
}

// Columns shared with the corrected line are copied from it.
const insertCorrectie: Statement = {
  name: 'addCorrectie',
  text: `
    WITH line AS (
      INSERT INTO insurer.declaratie_regel (nummer, volgnummer, relatienummer, indiener, zorgsoort,
        prestatie, aantal, behandeldatum, boekjaar, notanummer, locatie_naam, dekking_id, gedeclareerd,
        niet_vergoed, wettelijke_bijdrage, eigen_risico, eigen_risico_in_termijnen, uitgekeerd, corrigeert,
        correctie, gecorrigeerd_op, oorzaak, oorzaak_regel)
      SELECT g.nummer, (SELECT max(c.volgnummer) + 1 FROM insurer.declaratie_regel c WHERE c.nummer = g.nummer),
        g.relatienummer, g.indiener, g.zorgsoort, g.prestatie, $3, g.behandeldatum, g.boekjaar, g.notanummer,
        g.locatie_naam, g.dekking_id, $4, $5, $6, $7, $8, $9, g.volgnummer, $10,
        $11::date, $12, $13
      FROM insurer.declaratie_regel g WHERE g.nummer = $1 AND g.volgnummer = $2
      RETURNING regel_id),${addLineParts(14)}`,
};

/**
 * Inserts the correction of a line with its remarks and steps; `taken` is the line that was taken back,
 * or null.
 */
export async function addCorrectie(
  { query }: JobTransaction,
  { nummer, volgnummer }: LineKey,
  { kind, outcome }: { readonly kind: CorrectieKind; readonly outcome: LineOutcome },
  taken: LineKey | null,
  today: Temporal.PlainDate,
): Promise<void> {
  const { amounts, aantal } = outcome;
  await query(insertCorrectie, [
    nummer,
    volgnummer,
    aantal,
    ...amountValues(amounts),
    kind,
    today.toString(),
    taken?.nummer ?? null,
    taken?.volgnummer ?? null,
    ...remarksAndSteps(outcome),
  ]);
}

const tell: Statement = {
  name: 'addTakenBackBericht',
  text: `
    INSERT INTO insurer.bericht (sleutel, relatienummer, soort, onderwerp, datum)
    SELECT concat_ws('/', 'correctie', g.nummer, g.volgnummer), g.relatienummer, 'correctie', g.nummer,
      $3::date
    FROM insurer.declaratie_regel g WHERE g.nummer = $1 AND g.volgnummer = $2
    ON CONFLICT (sleutel) DO NOTHING`,
};

/** Adds a message to the patient that a line was taken back. */
export async function addTakenBackBericht(
  { query }: JobTransaction,
  { nummer, volgnummer }: LineKey,
  today: Temporal.PlainDate,
): Promise<void> {
  await query(tell, [nummer, volgnummer, today.toString()]);
}

const selectDiscussedLines: Statement = {
  name: 'selectDiscussedLines',
  text: `
    SELECT g.nummer, g.volgnummer FROM insurer.vraag e
    JOIN insurer.declaratie_regel g ON g.nummer = e.nummer AND g.corrigeert IS NULL
      AND (e.regel IS NULL OR g.volgnummer = e.regel)
    WHERE e.vraag_id = $1 ORDER BY g.volgnummer`,
};

/** Returns the judged lines that a reaction is about. */
export async function listDiscussedLines(
  { query }: JobTransaction,
  reactieId: string,
): Promise<readonly LineKey[]> {
  return query<LineKey>(selectDiscussedLines, [reactieId]);
}

const selectStanding: Statement = {
  name: 'selectStandingLines',
  text: `
    SELECT FROM insurer.vraag e JOIN insurer.declaratie_regel g USING (nummer)
    WHERE e.vraag_id = $1 AND g.corrigeert IS NULL AND NOT EXISTS (SELECT FROM insurer.declaratie_regel c
      WHERE c.nummer = g.nummer AND c.corrigeert = g.volgnummer AND c.correctie = 'teruggenomen')
    LIMIT 1`,
};

/** Tells whether the claim of a reaction has lines that were not taken back. */
export async function hasStandingLines(
  { query }: JobTransaction,
  reactieId: string,
): Promise<boolean> {
  return (await query(selectStanding, [reactieId])).length > 0;
}

/** A line of a care provider's bill that can be taken back. Cents. */
export interface ZorgverlenerBill extends LineKey {
  readonly naam: string;
  readonly zorgsoort: string;
  readonly zorgverlener: string;
  readonly behandelDatum: string;
  readonly bedrag: Cents;
  readonly taken: boolean;
}

const selectBills: Statement = {
  name: 'selectZorgverlenerBills',
  text: `
    SELECT g.nummer, g.volgnummer, r.opgemaakte_naam AS naam, g.zorgsoort, g.locatie_naam AS zorgverlener,
      g.behandeldatum::text AS "behandelDatum", g.gedeclareerd AS bedrag, t.regel_id IS NOT NULL AS taken
    FROM insurer.declaratie d JOIN insurer.declaratie_regel g USING (nummer)
    JOIN insurer.relatie r ON r.relatienummer = g.relatienummer
    LEFT JOIN insurer.declaratie_regel t ON t.nummer = g.nummer AND t.corrigeert = g.volgnummer
      AND t.correctie = 'teruggenomen'
    WHERE d.soort_indiener = 'Zorgverlener' AND d.status = 'AFGEHANDELD' AND g.corrigeert IS NULL
    ORDER BY r.opgemaakte_naam, g.behandeldatum DESC, g.nummer, g.volgnummer LIMIT $1`,
};

/** Returns the bills of care providers by person, newest care first. */
export async function listZorgverlenerBills(
  { query }: JobTransaction,
  limit: number,
): Promise<readonly ZorgverlenerBill[]> {
  return query<ZorgverlenerBill>(selectBills, [limit]);
}
