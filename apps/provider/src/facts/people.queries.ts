import type { Brand } from '@mijn/domain/brands';

/** SQL condition: a policy, insurance or cover is valid on a day; its end is exclusive. */
export function validOnSql(row: string, day: string): string {
  return `${row}.geldig_van <= ${day} AND (${row}.geldig_tot IS NULL OR ${row}.geldig_tot > ${day})`;
}

/**
 * SQL: order of insurances `v` with policies `p` that have begun by a day: valid ones first, then
 * the latest to end; ties by newest start, then by number. Policies of one person may overlap or
 * begin on the same day.
 */
function heldFirst(day: string): string {
  return `least(v.geldig_tot, p.geldig_tot, (${day})::date + 1) DESC, v.geldig_van DESC, p.polisnummer`;
}

/**
 * SQL for FROM: the policy of a person on a day, or their last one after they have left. No row
 * before the first insurance; later policies are ignored.
 */
export function polisOfSql(relatienummer: string, day: string): string {
  return `(SELECT p.* FROM insurer.verzekering v JOIN insurer.polis p USING (polisnummer)
        WHERE v.relatienummer = ${relatienummer} AND v.geldig_van <= ${day}
        ORDER BY ${heldFirst(day)} LIMIT 1)`;
}

/**
 * SQL: verzekeringsnemer who receives payouts for a person's care, by the policy on a day, or the
 * last one after they have left. Null before the first insurance; later policies are ignored.
 */
export function payerSql(relatienummer: string, day: string): string {
  return `(SELECT o.verzekeringsnemer FROM ${polisOfSql(relatienummer, day)} o)`;
}

/**
 * SQL: brand of a person's letters on a day: that of their policy, or else of the policy they pay
 * for others, as in `begin_access` (migration 0001). Null: neither.
 */
export function brandSql(relatienummer: string, day: string): string {
  return `coalesce((SELECT o.merk FROM ${polisOfSql(relatienummer, day)} o),
      (SELECT p.merk FROM insurer.polis p
        WHERE p.verzekeringsnemer = ${relatienummer} AND p.geldig_van <= ${day}
        ORDER BY least(p.geldig_tot, (${day})::date + 1) DESC, p.geldig_van DESC, p.polisnummer LIMIT 1))`;
}

/**
 * SQL column `insurances` next to a relation `r`: the person's insurance periods in order, as JSON
 * in the shape of `InsurancePeriod`. A period ends at the latest with its policy.
 */
export const insurancePeriods = `
      (SELECT coalesce(json_agg(json_build_object('polisnummer', p.polisnummer, 'merk', p.merk, 'validFrom', v.geldig_van,
          'validUntil', least(v.geldig_tot, p.geldig_tot), 'aanvullend', v.aanvullend,
          'voluntaryEigenRisico', v.vrijwillig_eigen_risico) ORDER BY v.geldig_van, p.polisnummer), '[]')
        FROM insurer.verzekering v JOIN insurer.polis p USING (polisnummer)
        WHERE v.relatienummer = r.relatienummer) AS insurances`;

// An e-mail address is stored only once its link was confirmed (ADR 0121); older addresses count as confirmed.
function hasConfirmedEmail(alias: string): string {
  return `(${alias}.email IS NOT NULL)`;
}

/**
 * SQL condition: relation `alias` receives letters digitally; all others get paper, including
 * people who have not chosen.
 */
export function isDigitalSql(alias: string): string {
  return `(${alias}.correspondentie = 'Digitaal' AND ${hasConfirmedEmail(alias)})`;
}

/** SQL: name and address of relation `r` as on an envelope, with brand on a day and delivery. */
export const addresseeSql = (day: string): string => `
  r.relatienummer, coalesce(${brandSql('r.relatienummer', day)}, 'ZZ') AS merk, ${isDigitalSql('r')} AS digital,
  ARRAY[r.opgemaakte_naam,
    concat_ws(' ', coalesce(r.post_straat, r.vestiging_straat),
      CASE WHEN r.post_straat IS NULL THEN r.vestiging_huisnummer ELSE r.post_huisnummer END,
      CASE WHEN r.post_straat IS NULL THEN r.vestiging_toevoeging ELSE r.post_toevoeging END),
    concat_ws('  ', coalesce(r.post_postcode, r.vestiging_postcode),
      coalesce(r.post_woonplaats, r.vestiging_woonplaats))] AS geadresseerde`;

/** Addressee of a letter, as read by `addresseeSql`. */
export interface Addressee {
  readonly relatienummer: string;
  readonly merk: Brand;
  readonly digital: boolean;
  readonly geadresseerde: readonly string[];
}
