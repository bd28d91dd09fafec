import { lockNamed } from '../../db/lockNamed.queries.ts';
import { sentLinesOf } from '../../facts/care.queries.ts';
import type { SubmitResponse, SubmitFields } from '@mijn/contract/declaraties';
import type { SubmittedLine } from '@mijn/contract/submittedLines';
import type { Cents } from '@mijn/domain/money';
import type { FileKind } from '../../files/inspect/inspection.ts';
import type { Statement } from '../../db/database.ts';
import type { Access } from '../../access/access.ts';
import { maySeeCareOfDeclaratie } from '../../access/visibility.rules.ts';
import type { Transaction } from '../../access/inAccess.ts';
import { amountInCents, type SubmissionFacts } from './submit.rules.ts';
import { isNotaActiveSql } from './sameNota.queries.ts';
import { linesOf, declaratieTitle } from './submittedLines.rules.ts';

/** Idempotency key of a request, and a hash of its fields and files. */
export interface SubmitRequest {
  readonly key: string;
  readonly hash: string;
}

const selectEarlier: Statement = {
  name: 'selectEarlier',
  text: `SELECT aanvraag_hash, antwoord, teruggetrokken_op IS NOT NULL AS withdrawn
    FROM insurer.declaratie WHERE indiener = $1 AND idempotency_key = $2`,
};

/** Stored answer to a key, with the hash of its request. */
export interface EarlierSubmission {
  readonly aanvraag_hash: string;
  readonly antwoord: SubmitResponse;
  /** The claim was withdrawn since. */
  readonly withdrawn: boolean;
}

/** Returns the same person's stored answer under a key, if any. */
export async function findEarlierSubmission(
  access: Access,
  { query }: Transaction,
  key: string,
): Promise<EarlierSubmission | undefined> {
  const [earlier] = await query<EarlierSubmission>(selectEarlier, [access.viewer, key]);
  return earlier;
}

/**
 * Locks out other requests with this key and for this patient. Waits as long as set by `lockConcept`,
 * which must come first.
 */
export async function lockSubmission(
  access: Access,
  { query }: Transaction,
  key: string,
  declarant: string,
): Promise<void> {
  await query(lockNamed, [`submit/${access.viewer}/${key}`]);
  await query(lockNamed, [`nota/${declarant}`]);
}

const selectKnown: Statement = {
  name: 'selectKnownNota',
  text: `
    SELECT (SELECT json_build_object('nummer', e.nummer, 'relatienummer', e.relatienummer,
          'indiener', e.indiener) FROM insurer.declaratie e
        WHERE e.relatienummer = $1 AND e.relatienummer = ANY ($2)
          AND EXISTS (SELECT FROM ${sentLinesOf('e', 'sent')} WHERE sent.behandeldatum = ANY ($3::date[]))
          AND e.bedrag = $4 AND lower(e.zorgverlener) = lower($5)
          AND lower(e.notanummer) = lower($6) AND ${isNotaActiveSql}
        ORDER BY e.ingediend_op LIMIT 1) AS earlier,
      (SELECT min(day)::text FROM unnest($3::date[]) AS sent (day)
        WHERE NOT EXISTS (SELECT FROM insurer.verzekering v JOIN insurer.polis p USING (polisnummer)
          WHERE v.relatienummer = $1 AND v.relatienummer = ANY ($2) AND v.geldig_van <= day
            AND day < coalesce(least(v.geldig_tot, p.geldig_tot), 'infinity'))) AS "uninsuredDay"`,
};

interface KnownRow {
  readonly earlier: {
    readonly nummer: string;
    readonly relatienummer: string;
    readonly indiener: string;
  } | null;
  readonly uninsuredDay: string | null;
}

/** Returns earlier claims with the same bill, and the insurance on the days of its lines. */
export async function getSubmissionFacts(
  access: Access,
  { query }: Transaction,
  fields: SubmitFields,
  days: readonly string[],
): Promise<SubmissionFacts> {
  const [row] = await query<KnownRow>(selectKnown, [
    fields.declarant,
    [...access.visible.keys()],
    days,
    amountInCents(fields),
    fields.naamZorgverlener,
    fields.notaNummer,
  ]);
  const earlier = row?.earlier ?? undefined;
  return {
    duplicateNota: earlier?.nummer,
    mayTellDuplicate: earlier !== undefined && maySeeCareOfDeclaratie(access, earlier),
    uninsuredDay: row?.uninsuredDay ?? undefined,
  };
}

const assignNumber: Statement = {
  name: 'assignNumber',
  text: `SELECT insurer.next_declaratienummer($1) AS nummer`,
};

/**
 * Returns a new claim number.
 * @throws Error when the database returns none.
 */
export async function getNewNumber(access: Access, { query }: Transaction): Promise<string> {
  const [row] = await query<{ nummer: string }>(assignNumber, [access.today.year]);
  if (!row) throw new Error('No claim number');
  return row.nummer;
}

const insertDeclaratie: Statement = {
  name: 'addDeclaratie',
  text: `
    INSERT INTO insurer.declaratie (nummer, relatienummer, indiener, ingediend_op, zorgsoort,
      omschrijving, behandeldatum, bedrag, zorgverlener, notanummer, buitenland, opmerking,
      idempotency_key, aanvraag_hash, antwoord, dubbel_van, wacht_op, regels, verwacht)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16::text,
      CASE WHEN $17 THEN 'medewerker' END, $18, $19)`,
};

export interface NewDeclaratie {
  readonly nummer: string;
  readonly fields: SubmitFields;
  /** Lines, if it was sent in with lines. */
  readonly regels: readonly SubmittedLine[] | null;
  /** Payout that the person is told to expect, cents; null: none. */
  readonly verwacht: Cents | null;
  /** Number of an earlier claim with the same bill; staff then decide. */
  readonly duplicateOf: string | undefined;
  readonly withStaff: boolean;
}

/** Inserts a claim as INGEDIEND, with the request and its answer. */
export async function addDeclaratie(
  access: Access,
  { query, record }: Transaction,
  { nummer, fields, regels, verwacht, duplicateOf, withStaff }: NewDeclaratie,
  { key, hash }: SubmitRequest,
  response: SubmitResponse,
): Promise<void> {
  await query(insertDeclaratie, [
    nummer,
    fields.declarant,
    access.viewer,
    access.now.toString(),
    fields.zorgsoort,
    declaratieTitle(fields, linesOf(fields, regels)),
    fields.behandelDatum,
    amountInCents(fields),
    fields.naamZorgverlener,
    fields.notaNummer,
    fields.buitenland === 'true',
    fields.opmerking,
    key,
    hash,
    JSON.stringify(response),
    duplicateOf ?? null,
    withStaff,
    regels && JSON.stringify(regels.map((line) => ({ ...line, bedrag: amountInCents(line) }))),
    verwacht,
  ]);
  record('indienen', [fields.declarant], nummer);
}

export interface SavedFile {
  readonly naam: string;
  readonly soort: FileKind;
  readonly bytes: number;
  readonly sha256: string;
  readonly opslagsleutel: string;
}

const insertFile: Statement = {
  name: 'addFile',
  text: `
    INSERT INTO insurer.bestand (indiener, nummer, volgnummer, naam, soort, bytes, sha256,
      opslagsleutel, ontvangen_op, verloopt_op)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, now(),
      CASE WHEN $2::text IS NULL THEN now() + interval '24 hours' END)
    RETURNING bestand_id`,
};

/**
 * Inserts a file of a claim or, with nummer null, a waiting one that expires after 24 hours of real
 * time, whatever the insurer's clock. Returns its id.
 * @throws Error when the database returns none.
 */
export async function addFile(
  access: Access,
  { query }: Transaction,
  { naam, soort, bytes, sha256, opslagsleutel }: SavedFile,
  at: { readonly nummer: string | null; readonly volgnummer: number },
): Promise<string> {
  const values = [naam, soort, bytes, sha256, opslagsleutel];
  const [row] = await query<{ bestand_id: string }>(insertFile, [
    access.viewer,
    at.nummer,
    at.volgnummer,
    ...values,
  ]);
  if (!row) throw new Error('No file id');
  return row.bestand_id;
}
