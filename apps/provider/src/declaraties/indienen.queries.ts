import type { IndienenAntwoord, IndienenVelden } from '@mijn/contract/declaraties';
import type { Bestandssoort } from '../bestanden/keuren/keuring.ts';
import type { Opdracht } from '../db/database.ts';
import type { Access } from '../toegang/access.ts';
import type { Transactie } from '../toegang/inAccess.ts';
import { bedragInCenten, type Bekend } from './indienen.rules.ts';

/** What was asked with an idempotency key: the key, and a digest of the fields and files. */
export interface Aanvraag {
  readonly sleutel: string;
  readonly hash: string;
}

const vergrendel: Opdracht = {
  name: 'vergrendel',
  text: `SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`,
};

const leesEerdere: Opdracht = {
  name: 'leesEerdere',
  text: `SELECT aanvraag_hash, antwoord FROM verzekeraar.declaratie
    WHERE indiener = $1 AND idempotency_key = $2`,
};

/** What was answered to this key before, and to what. */
export interface Eerdere {
  readonly aanvraag_hash: string;
  readonly antwoord: IndienenAntwoord;
}

/** Reads what was stored under a key by the same person; undefined when there is nothing. */
export async function getEerdere(
  access: Access,
  { query }: Transactie,
  sleutel: string,
): Promise<Eerdere | undefined> {
  const [eerdere] = await query<Eerdere>(leesEerdere, [access.kijker, sleutel]);
  return eerdere;
}

/**
 * Waits until no other request with this key, and none for this declarant, is being stored: as long
 * as `vergrendelConcept`, which goes ahead of it, has set.
 */
export async function vergrendelIndienen(
  access: Access,
  { query }: Transactie,
  sleutel: string,
  declarant: string,
): Promise<void> {
  await query(vergrendel, [`indienen/${access.kijker}/${sleutel}`]);
  await query(vergrendel, [`nota/${declarant}`]);
}

const leesBekend: Opdracht = {
  name: 'leesBekendeNota',
  text: `
    SELECT (SELECT d.nummer FROM verzekeraar.declaratie d
        WHERE d.relatienummer = $1 AND d.relatienummer = ANY ($2) AND d.behandeldatum = $3::date
          AND d.bedrag = $4 AND lower(d.zorgverlener) = lower($5)
          AND lower(d.notanummer) = lower($6) AND d.teruggetrokken_op IS NULL
        ORDER BY d.ingediend_op DESC LIMIT 1) AS nummer,
      EXISTS (SELECT FROM verzekeraar.verzekering v
        WHERE v.relatienummer = $1 AND v.relatienummer = ANY ($2) AND v.geldig_van <= $3::date
          AND (v.geldig_tot IS NULL OR v.geldig_tot > $3::date)) AS verzekerd`,
};

/** What the insurer knows about this nota and about the insurance on its day. */
export async function getBekend(
  access: Access,
  { query }: Transactie,
  velden: IndienenVelden,
): Promise<Bekend> {
  const [rij] = await query<{ nummer: string | null; verzekerd: boolean }>(leesBekend, [
    velden.declarant,
    [...access.zichtbaar.keys()],
    velden.behandelDatum,
    bedragInCenten(velden),
    velden.naamZorgverlener,
    velden.notaNummer,
  ]);
  return { dubbeleNota: rij?.nummer ?? undefined, verzekerdOpDag: rij?.verzekerd ?? false };
}

const geefNummer: Opdracht = {
  name: 'geefNummer',
  text: `SELECT verzekeraar.nieuw_declaratienummer($1) AS nummer`,
};

/** A new claim number. */
export async function getNieuwNummer(access: Access, { query }: Transactie): Promise<string> {
  const [rij] = await query<{ nummer: string }>(geefNummer, [access.vandaag.year]);
  if (!rij) throw new Error('No claim number');
  return rij.nummer;
}

const voegDeclaratieToe: Opdracht = {
  name: 'voegDeclaratieToe',
  text: `
    INSERT INTO verzekeraar.declaratie (nummer, relatienummer, indiener, ingediend_op, zorgsoort,
      omschrijving, behandeldatum, bedrag, zorgverlener, notanummer, buitenland, opmerking,
      idempotency_key, aanvraag_hash, antwoord)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
};

/** Stores a claim as INGEDIEND, with what was asked and what is answered. */
export async function addDeclaratie(
  access: Access,
  { query, noteer }: Transactie,
  nummer: string,
  velden: IndienenVelden,
  { sleutel, hash }: Aanvraag,
  antwoord: IndienenAntwoord,
): Promise<void> {
  await query(voegDeclaratieToe, [
    nummer,
    velden.declarant,
    access.kijker,
    access.nu.toString(),
    velden.zorgsoort,
    `${velden.zorgsoort}, ${velden.naamZorgverlener}`,
    velden.behandelDatum,
    bedragInCenten(velden),
    velden.naamZorgverlener,
    velden.notaNummer,
    velden.buitenland === 'true',
    velden.opmerking,
    sleutel,
    hash,
    JSON.stringify(antwoord),
  ]);
  noteer('indienen', [velden.declarant], nummer);
}

/** A file that is in keeping, to be written down. */
export interface BewaardBestand {
  readonly naam: string;
  readonly soort: Bestandssoort;
  readonly bytes: number;
  readonly sha256: string;
  readonly opslagsleutel: string;
}

const voegBestandToe: Opdracht = {
  name: 'voegBestandToe',
  text: `
    INSERT INTO verzekeraar.bestand (indiener, nummer, volgnummer, naam, soort, bytes, sha256,
      opslagsleutel, ontvangen_op, verloopt_op)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, now(),
      CASE WHEN $2::text IS NULL THEN now() + interval '24 hours' END)
    RETURNING bestand_id`,
};

/**
 * Writes a file down, at a claim or (nummer null) waiting for one: 24 hours of real time, wherever the
 * insurer's clock goes. Returns its id.
 */
export async function addBestand(
  access: Access,
  { query }: Transactie,
  { naam, soort, bytes, sha256, opslagsleutel }: BewaardBestand,
  bij: { readonly nummer: string | null; readonly volgnummer: number },
): Promise<string> {
  const waarden = [naam, soort, bytes, sha256, opslagsleutel];
  const [rij] = await query<{ bestand_id: string }>(voegBestandToe, [
    access.kijker,
    bij.nummer,
    bij.volgnummer,
    ...waarden,
  ]);
  if (!rij) throw new Error('No file id');
  return rij.bestand_id;
}

const leesWachtend: Opdracht = {
  name: 'leesWachtend',
  text: `
    SELECT bestand_id, bytes FROM verzekeraar.bestand
    WHERE bestand_id = ANY ($2::uuid[]) AND indiener = $1 AND nummer IS NULL
      AND verloopt_op > now()
    FOR UPDATE`,
};

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The caller's own files that wait for a claim, of the ids asked for; locked until the end. */
export async function listWachtendeBestanden(
  access: Access,
  { query }: Transactie,
  ids: readonly string[],
): Promise<readonly { bestand_id: string; bytes: number }[]> {
  const leesbaar = ids.filter((id) => uuid.test(id));
  if (leesbaar.length === 0) return [];
  return query(leesWachtend, [access.kijker, leesbaar]);
}

const koppelBestanden: Opdracht = {
  name: 'koppelBestanden',
  text: `
    UPDATE verzekeraar.bestand b
    SET nummer = $2, volgnummer = e.nr, verloopt_op = NULL
    FROM unnest($3::uuid[]) WITH ORDINALITY AS e (bestand_id, nr)
    WHERE b.bestand_id = e.bestand_id AND b.indiener = $1 AND b.nummer IS NULL`,
};

/** Puts waiting files at a claim, in this order. */
export async function koppelAanDeclaratie(
  access: Access,
  { query }: Transactie,
  nummer: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length > 0) await query(koppelBestanden, [access.kijker, nummer, ids]);
}
