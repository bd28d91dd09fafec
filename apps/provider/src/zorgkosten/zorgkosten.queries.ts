import type { ZorgkostenLine } from '@mijn/contract/zorgkosten';
import type { Cents } from '@mijn/domain/money';
import type { Access } from '../access/access.ts';
import { careVisible } from '../access/visibility.rules.ts';
import { type Read, withAccessLog } from '../access/withAccessLog.ts';

/** A judged line of care. Days as `yyyy-mm-dd`, cents. */
export interface ZorgkostenRow {
  readonly relatienummer: string;
  readonly nummer: string;
  readonly volgnummer: number;
  readonly soort_indiener: ZorgkostenLine['soortIndiener'];
  readonly behandeldatum: string;
  /** Null where the caller may not see the care. */
  readonly zorgsoort: string | null;
  readonly locatie_naam: string | null;
  readonly gedeclareerd: Cents;
  readonly niet_vergoed: Cents;
  readonly wettelijke_bijdrage: Cents;
  readonly eigen_risico: Cents;
  readonly eigen_risico_in_termijnen: Cents;
  /** Set on a line that corrects another. */
  readonly correctie: NonNullable<ZorgkostenLine['correctie']> | null;
}

export interface NoZorgkostenRow {
  readonly relatienummer: string;
  readonly nummer: null;
}

/** SQL: the line that `g` corrects, as JSON; null for a judged line (ADR 0070). */
export const correctieColumn = `
  CASE WHEN g.corrigeert IS NOT NULL THEN json_build_object('soort', g.correctie,
    'corrigeert', g.corrigeert, 'datum', g.gecorrigeerd_op) END AS correctie`;

// Selects judged lines only, since costs are not divided before. The year is that of the treatment.
// The person is joined even without lines, to distinguish no care from no access.
const selectZorgkosten = withAccessLog({
  name: 'selectZorgkosten',
  operation: 'listZorgkosten',
  valueCount: 5,
  order: 'behandeldatum DESC, nummer DESC, volgnummer',
  text: `
    SELECT r.relatienummer, g.*
    FROM insurer.relatie r LEFT JOIN LATERAL (
      SELECT g.nummer, g.volgnummer, d.soort_indiener, g.behandeldatum::text AS behandeldatum,
        CASE WHEN seen.care THEN g.zorgsoort END AS zorgsoort,
        CASE WHEN seen.care THEN g.locatie_naam END AS locatie_naam,
        g.gedeclareerd, g.niet_vergoed, g.wettelijke_bijdrage, g.eigen_risico,
        g.eigen_risico_in_termijnen, ${correctieColumn}
      FROM insurer.declaratie_regel g JOIN insurer.declaratie d USING (nummer),
        LATERAL (SELECT g.relatienummer = ANY ($3::text[]) OR d.indiener = $1 AS care) seen
      WHERE g.relatienummer = r.relatienummer AND g.boekjaar = $5::int
        AND d.status = 'AFGEHANDELD') g ON true
    WHERE r.relatienummer = $4 AND r.relatienummer = ANY ($2::text[])`,
});

/**
 * Reads the care costs of a person in a year, line by line, and logs access. Returns one row
 * without a line when there was no care; none when the caller may not see the person.
 */
export function listZorgkosten(
  access: Access,
  request: { readonly relatienummer: string; readonly jaartal: number },
): Read<ZorgkostenRow | NoZorgkostenRow> {
  const who = [access.sender, [...access.visible.keys()], careVisible(access)];
  return selectZorgkosten(access, [...who, request.relatienummer, request.jaartal]);
}
