import {
  dekkingJson,
  coveredOfLines,
  coveredSum,
  policiesOf,
  polisOfLine,
} from './budgets.queries.ts';
import { insurancePeriods } from './insurancePeriods.queries.ts';

/**
 * SQL columns next to a relation `r`, for judging that person's care in the years $2: `insurances`,
 * `dekkingen` of the zorgsoorten $3 (null: all), own risk as `amounts`, usage of those years as
 * `usage`, and usage of the budgets shared per policy as `sharedUsage`; JSON in the shapes of the
 * engine. Cents.
 */
export const careFacts = `${insurancePeriods},
      (SELECT coalesce(json_agg(${dekkingJson}), '[]')
        FROM insurer.dekking k WHERE $3::text[] IS NULL OR k.zorgsoort = ANY ($3)) AS dekkingen,
      (SELECT coalesce(json_agg(json_build_object('merk', b.merk, 'jaar', b.jaar,
          'verplicht', b.verplicht, 'voluntaryPossible', b.vrijwillig_mogelijk,
          'fromBirthday', b.vanaf_verjaardag,
          'maximumPerTreatment', b.maximum_per_behandeling)), '[]')
        FROM insurer.eigen_risico_bedrag b WHERE b.jaar = ANY ($2::int[])) AS amounts,
      (SELECT coalesce(json_agg(g), '[]') FROM (
        SELECT l.boekjaar AS jaar, k.merk, k.pakket, k.zorgsoort,
          sum(l.eigen_risico) AS "eigenRisico", ${coveredOfLines}, sum(l.wettelijke_bijdrage) AS bijdrage
        FROM insurer.declaratie_regel l JOIN insurer.dekking k USING (dekking_id)
        WHERE l.relatienummer = r.relatienummer AND l.boekjaar = ANY ($2)
        GROUP BY l.boekjaar, k.merk, k.pakket, k.zorgsoort) g) AS usage,
      (SELECT coalesce(json_agg(g), '[]') FROM (
        SELECT l.boekjaar AS jaar, polisnummer, k.merk, k.pakket,
          json_build_object('name', k.gedeeld_budget) AS shared, ${coveredSum}
        FROM unnest($2::int[]) AS y (jaar), insurer.declaratie_regel l JOIN insurer.dekking k USING (dekking_id),
          LATERAL ${polisOfLine} AS of_line (polisnummer)
        WHERE k.gedeeld_budget IS NOT NULL AND l.boekjaar = y.jaar
          AND l.relatienummer IN (SELECT insurer.sharers(r.relatienummer, y.jaar))
          AND polisnummer IN ${policiesOf('r.relatienummer')}
        GROUP BY l.boekjaar, polisnummer, k.merk, k.pakket, k.gedeeld_budget) g) AS "sharedUsage"`;
