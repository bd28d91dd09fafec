import type { Brand } from '@mijn/domain/brands';
import type { Access } from '../../access/access.ts';
import type { Transaction } from '../../access/inAccess.ts';
import type { EigenRisicoAmount, VerzekerdePerson } from '../../assess/shapes.ts';
import type { Statement } from '../../db/database.ts';
import type { PremieVerzekerde } from '../../facturen/issue/premieLines.rules.ts';
import type { Premie } from '../../facturen/issue/premies.ts';
import { insurancePeriods } from '../../facts/people.queries.ts';
import { polisbladenSql } from '../../facts/polisblad.queries.ts';
import { inTermijnen } from '../../facts/money.queries.ts';
import { withCakSql } from '../../facts/factuur.queries.ts';

/** A person on a policy sheet, with all their insurances. */
export interface PolisbladVerzekerde extends VerzekerdePerson {
  readonly relatienummer: string;
  readonly naam: string;
  /** The own risk of the year is paid in terms. */
  readonly inTermijnen: boolean;
}

/** Facts of a policy in a year. Days as `yyyy-mm-dd`, the end exclusive; cents. */
export interface PolisbladRow {
  readonly polisnummer: string;
  readonly merk: Brand;
  readonly valid_from: string;
  readonly valid_until: string | null;
  /** The verzekeringsnemer. */
  readonly holder: string;
  /** People insured on it in the year whom the caller sees: the verzekeringsnemer first, then the eldest. */
  readonly verzekerden: readonly PolisbladVerzekerde[];
  readonly premies: readonly Premie[];
  /** Own risk of that year, for every brand where it is known. */
  readonly amounts: readonly EigenRisicoAmount[];
  readonly with_cak: NonNullable<PremieVerzekerde['withCak']>;
}

const selectPolisblad: Statement = {
  name: 'selectPolisblad',
  text: `
    SELECT p.polisnummer, p.merk, p.geldig_van::text AS valid_from, p.geldig_tot::text AS valid_until,
      n.opgemaakte_naam AS holder, ${withCakSql('p.polisnummer')} AS with_cak,
      (SELECT coalesce(json_agg(json_build_object('relatienummer', r.relatienummer, 'naam', r.opgemaakte_naam,
          'geboorteDatum', r.geboortedatum, 'insurances', r.insurances, 'inTermijnen', EXISTS (
            SELECT FROM insurer.gespreid s WHERE s.relatienummer = r.relatienummer AND s.polisnummer = p.polisnummer
              AND s.jaar = $5 AND s.beeindigd_op IS NULL AND ${inTermijnen}))
          ORDER BY r.relatienummer <> $1, r.geboortedatum, r.relatienummer), '[]')
        FROM (SELECT r.relatienummer, r.opgemaakte_naam, r.geboortedatum, ${insurancePeriods}
          FROM insurer.relatie r WHERE r.relatienummer = ANY ($2) AND EXISTS (
            SELECT FROM insurer.verzekering v
            WHERE v.polisnummer = p.polisnummer AND v.relatienummer = r.relatienummer
              AND v.geldig_van < make_date($5 + 1, 1, 1)
              AND (v.geldig_tot IS NULL OR v.geldig_tot > make_date($5, 1, 1)))) r) AS verzekerden,
      (SELECT json_agg(json_build_object(
          'merk', q.merk, 'pakket', q.pakket, 'jaar', q.jaar, 'bedrag', q.bedrag))
        FROM insurer.premie q WHERE q.merk = p.merk) AS premies,
      (SELECT coalesce(json_agg(json_build_object('merk', b.merk, 'jaar', b.jaar, 'verplicht', b.verplicht,
          'voluntaryPossible', b.vrijwillig_mogelijk, 'fromBirthday', b.vanaf_verjaardag,
          'maximumPerTreatment', b.maximum_per_behandeling)), '[]')
        FROM insurer.eigen_risico_bedrag b WHERE b.jaar = $5) AS amounts
    FROM insurer.polis p JOIN insurer.relatie n ON n.relatienummer = p.verzekeringsnemer
    WHERE p.polisnummer = $4 AND p.verzekeringsnemer = $1
      AND EXISTS (SELECT FROM ${polisbladenSql('$3::date')} s WHERE s.jaar = $5::int)`,
};

/**
 * Returns the facts of a policy sheet of the caller's own policy, and logs access to everybody on it; undefined: no
 * such one.
 */
export async function findPolisblad(
  { viewer, visible, today }: Access,
  { query, record }: Transaction,
  { polisnummer, jaartal }: { readonly polisnummer: string; readonly jaartal: number },
): Promise<PolisbladRow | undefined> {
  const values = [viewer, [...visible.keys()], today.toString(), polisnummer, jaartal];
  const [row] = await query<PolisbladRow>(selectPolisblad, values);
  if (!row) return undefined;
  const people = row.verzekerden.map(({ relatienummer }) => relatienummer);
  record('getPolisblad', [viewer, ...people], `${polisnummer}/${jaartal}`);
  return row;
}
