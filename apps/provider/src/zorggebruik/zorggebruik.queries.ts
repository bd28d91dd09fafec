import type { Cents } from '@mijn/domain/money';
import type { Access } from '../access/access.ts';
import { careVisible } from '../access/visibility.rules.ts';
import { type Read, withAccessLog } from '../access/withAccessLog.ts';
import { dekkingJson, coveredOfLines, policiesOf, polisOfLine } from '../facts/care.queries.ts';
import { insurancePeriods } from '../facts/people.queries.ts';
import type { Dekking, DekkingDetails, InsurancePeriod } from '../assess/shapes.ts';

/** Usage of a person in a year under the covers of one package and kind of care. */
export interface UsedRow extends Pick<DekkingDetails, 'merk' | 'pakket' | 'zorgsoort'> {
  /** Policy on the day of treatment; null: not insured on it. */
  readonly polisnummer: string | null;
  readonly covered: Cents;
  readonly aantal: number;
  /** Day (`yyyy-mm-dd`) on which the last of the lines was judged. */
  readonly last: string;
}

export interface SharerCount {
  readonly polisnummer: string;
  readonly aantal: number;
}

/** A person who shares a policy in a year, as far as the caller may see them. Days as `yyyy-mm-dd`. */
export interface UsageOfPerson {
  readonly relatienummer: string;
  readonly opgemaakte_naam: string;
  readonly geboortedatum: string;
  readonly insurances: readonly InsurancePeriod[];
  /** Null where the caller may not see this person's care (docs/decisions.md §2). */
  readonly used: readonly UsedRow[] | null;
  /** All covers of the insurer; only set for the requested person. */
  readonly dekkingen: readonly Dekking[] | null;
  /** Number of people per policy of the person, including people hidden from the caller. */
  readonly sharerCounts: readonly SharerCount[];
}

// Aggregates the judged lines, which also determine how the next claim is judged, so that the two
// cannot diverge.
const selectZorggebruik = withAccessLog({
  name: 'selectZorggebruik',
  operation: 'listZorggebruik',
  valueCount: 4,
  order: 'dekkingen IS NULL, geboortedatum, relatienummer',
  text: `
    SELECT r.relatienummer, r.opgemaakte_naam,
      to_char(r.geboortedatum, 'YYYY-MM-DD') AS geboortedatum, ${insurancePeriods},
      CASE WHEN r.relatienummer = ANY ($3::text[]) THEN (
        SELECT coalesce(json_agg(g), '[]') FROM (
          SELECT polisnummer, k.merk, k.pakket, k.zorgsoort, ${coveredOfLines},
            greatest(max(l.gecorrigeerd_op), (max(d.afgehandeld_op) AT TIME ZONE 'Europe/Amsterdam')::date) AS last
          FROM insurer.declaratie_regel l JOIN insurer.dekking k USING (dekking_id)
            JOIN insurer.declaratie d USING (nummer), LATERAL ${polisOfLine} AS of_line (polisnummer)
          WHERE l.relatienummer = r.relatienummer AND l.boekjaar = $4::int
            AND (l.relatienummer = $1 OR polisnummer IN ${policiesOf('$1')})
          GROUP BY polisnummer, k.merk, k.pakket, k.zorgsoort) g) END AS used,
      CASE WHEN r.relatienummer = $1 THEN (
        SELECT json_agg(${dekkingJson} ORDER BY k.geldig_van) FROM insurer.dekking k) END AS dekkingen,
      (SELECT coalesce(json_agg(json_build_object('polisnummer', s.polisnummer, 'aantal', s.aantal)), '[]')
        FROM insurer.polis_sharers($1, $4::int, '{}') s) AS "sharerCounts"
    FROM insurer.relatie r
    WHERE $1 = ANY ($2::text[]) AND r.relatienummer = ANY ($2::text[])
      AND (r.relatienummer = $1 OR r.relatienummer IN (SELECT insurer.sharers($1, $4::int)))`,
});

/**
 * Reads the usage in a year of a person and of those who share their policy, and logs access: the
 * person first, then by age, eldest first. No row when the caller may not see the person.
 */
export function listZorggebruik(
  access: Access,
  request: { readonly relatienummer: string; readonly jaar: number },
): Read<UsageOfPerson> {
  const who = [request.relatienummer, [...access.visible.keys()], careVisible(access)];
  return selectZorggebruik(access, [...who, request.jaar]);
}
