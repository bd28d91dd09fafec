import type { Brand } from '@mijn/domain/brands';
import type { Cents } from '@mijn/domain/money';
import type { EigenRisicoAmount, InsurancePeriod } from '../assess/shapes.ts';
import { inTermijnen } from '../facts/money.queries.ts';
import { insurancePeriods } from '../facts/people.queries.ts';
import type { Access } from '../access/access.ts';
import { type Read, withAccessLog } from '../access/withAccessLog.ts';

/** Data from which a person's own risk of a year is computed. Days as `yyyy-mm-dd`, cents. */
export interface EigenRisicoFacts {
  readonly geboortedatum: string;
  readonly insurances: readonly InsurancePeriod[];
  /** Own risk of that year, for every brand where it is known. */
  readonly amounts: readonly EigenRisicoAmount[];
  /** Own risk on the lines of this person, brand and year. */
  readonly used: Cents;
  /** Paid in terms, so that claims withhold nothing. */
  readonly inTermijnen: boolean;
}

const selectEigenRisico = withAccessLog({
  name: 'selectEigenRisico',
  operation: 'getEigenRisico',
  valueCount: 4,
  text: `
    SELECT r.relatienummer, to_char(r.geboortedatum, 'YYYY-MM-DD') AS geboortedatum,
      ${insurancePeriods},
      (SELECT coalesce(json_agg(json_build_object('merk', b.merk, 'jaar', b.jaar, 'verplicht', b.verplicht,
          'voluntaryPossible', b.vrijwillig_mogelijk, 'fromBirthday', b.vanaf_verjaardag,
          'maximumPerTreatment', b.maximum_per_behandeling)), '[]')
        FROM insurer.eigen_risico_bedrag b WHERE b.jaar = $4) AS amounts,
      (SELECT coalesce(sum(g.eigen_risico), 0) FROM insurer.declaratie_regel g
        JOIN insurer.dekking k USING (dekking_id)
        WHERE g.relatienummer = r.relatienummer AND g.boekjaar = $4 AND k.merk = $3) AS used,
      EXISTS (SELECT FROM insurer.gespreid s JOIN insurer.polis p USING (polisnummer)
        WHERE s.relatienummer = r.relatienummer AND s.jaar = $4 AND p.merk = $3
          AND ${inTermijnen}) AS "inTermijnen"
    FROM insurer.relatie r
    WHERE r.relatienummer = $1 AND r.relatienummer = ANY ($2)`,
});

/**
 * Reads the data of a person's own risk by brand and year, and logs access; no row when the caller
 * may not see the person.
 */
export function getEigenRisico(
  access: Access,
  request: {
    readonly relatienummer: string;
    readonly merk: Brand | undefined;
    readonly jaar: number;
  },
): Read<EigenRisicoFacts> {
  const visible = [...access.visible.keys()];
  return selectEigenRisico(access, [request.relatienummer, visible, request.merk, request.jaar]);
}
