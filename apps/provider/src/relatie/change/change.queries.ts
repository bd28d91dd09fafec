import type { Statement } from '../../db/database.ts';
import type { Access } from '../../access/access.ts';
import type { Transaction } from '../../access/inAccess.ts';
import type { StoredChange } from './change.rules.ts';

// Optimistic locking: the update requires the version that was read.
const writeRelatie: Statement = {
  name: 'writeRelatie',
  text: `
    UPDATE insurer.relatie SET roepnaam = $3, email = $4, telefoonnummer = $5, correspondentie = $6,
      polisblad = $7, nieuwsbrief = $8, toestemming_zorgkosten = $9, post_straat = $10,
      post_huisnummer = $11, post_toevoeging = $12, post_postcode = $13, post_woonplaats = $14,
      post_soort = $15, email_pending = CASE WHEN $16 THEN $17 ELSE email_pending END,
      email_asked = CASE WHEN NOT $16 THEN email_asked WHEN $17 IS NOT NULL THEN clock_timestamp() END,
      versie = versie + 1
    WHERE relatienummer = $1 AND versie = $2
    RETURNING versie`,
};

const insertWijzigingen: Statement = {
  name: 'addWijzigingen',
  text: `
    INSERT INTO insurer.relatie_wijziging (relatienummer, versie, door, veld, van, naar)
    SELECT $1, $2, $1, w.veld, w.van, w.naar
    FROM json_to_recordset($3) AS w (veld text, van text, naar text)`,
};

/**
 * Updates the caller's own relation with its change history, and logs it; false when the version is
 * outdated. For a requested e-mail address a trigger queues a confirmation link; the address enters the
 * history once it is confirmed.
 */
export async function updateRelatie(
  access: Access,
  { query, record }: Transaction,
  versie: number,
  { wanted, changes, asked }: StoredChange,
): Promise<boolean> {
  const { postAdres: post } = wanted;
  const [row] = await query<{ versie: number }>(writeRelatie, [
    access.viewer,
    versie,
    wanted.roepnaam,
    wanted.email,
    wanted.telefoonNummer,
    wanted.aanleverwijzeCorrespondentie,
    wanted.aanleverwijzePolisblad,
    wanted.ontvangtNieuwsbrief,
    wanted.toestemmingDetailsZorgkosten,
    post?.straat,
    post?.huisnummer,
    post?.huisnummerToevoeging,
    post?.postcode?.replace(' ', ''),
    post?.woonplaats,
    post?.adresType,
    asked !== undefined,
    asked,
  ]);
  if (!row) return false;
  await query(insertWijzigingen, [access.viewer, row.versie, JSON.stringify(changes)]);
  record('updateRelatie', [access.viewer]);
  return true;
}

const freshLink: Statement = {
  name: 'hasFreshLink',
  text: `SELECT insurer.has_fresh_link($1, $2) AS fresh`,
};

/**
 * Tells whether a link to this address of the caller is waiting, or was mailed within the hour and not
 * used.
 */
export async function hasFreshLink(
  { viewer }: Access,
  { query }: Transaction,
  email: string,
): Promise<boolean> {
  const [row] = await query<{ fresh: boolean }>(freshLink, [viewer, email]);
  return row?.fresh === true;
}

const markChecked: Statement = {
  name: 'markChecked',
  text: `
    UPDATE insurer.relatie SET contact_gecontroleerd_op = $2 WHERE relatienummer = $1`,
};

/**
 * Marks the caller's contact details as checked today, and logs it. Does not increment the version
 * (docs/decisions.md §4).
 */
export async function markContactChecked(
  access: Access,
  { query, record }: Transaction,
): Promise<void> {
  await query(markChecked, [access.viewer, access.today.toString()]);
  record('confirmContactgegevens', [access.viewer]);
}
