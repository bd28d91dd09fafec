import type { Brand } from '@mijn/domain/brands';
import type { Access } from '../access/access.ts';
import { careVisible } from '../access/accessRow.rules.ts';
import { withAccessLog } from '../access/reading.ts';
import type { Read } from '../access/readTogether.ts';
import { careFacts } from '../db/careFacts.ts';
import { inTermijnen } from '../db/gespreid.ts';
import type { Coverage, EigenRisicoAmount, InsurancePeriod } from '../declaraties/assess/shapes.ts';
import type { SharedUsageRow, UsageRow } from '../declaraties/assess/usage.ts';

/** What care of this year would be judged by. Cents. */
export interface VoorafFacts {
  readonly relatienummer: string;
  readonly geboortedatum: string;
  readonly insurances: readonly InsurancePeriod[];
  readonly coverages: readonly Coverage[];
  readonly amounts: readonly EigenRisicoAmount[];
  readonly usage: readonly UsageRow[];
  /** Of the budgets shared on the policy. */
  readonly sharedUsage: readonly SharedUsageRow[];
  /** How many people share the policy this year, and of how many of them the caller may see the care. */
  readonly sharerCount: number;
  readonly sharersSeen: number;
  /** The brands with which own risk of this year is paid in terms. */
  readonly termBrands: readonly Brand[];
  /** Claims of this year that are not judged yet. */
  readonly onderweg: number;
}

const selectVooraf = withAccessLog({
  name: 'selectVooraf',
  operation: 'getVooraf',
  valueCount: 5,
  text: `
    SELECT r.relatienummer, to_char(r.geboortedatum, 'YYYY-MM-DD') AS geboortedatum, ${careFacts},
      (SELECT coalesce(json_agg(p.merk), '[]')
        FROM insurer.gespreid s JOIN insurer.polis p USING (polisnummer)
        WHERE s.relatienummer = r.relatienummer AND s.jaar = $2 AND ${inTermijnen}) AS "termBrands",
      (SELECT count(*)::int FROM insurer.declaratie d
        WHERE d.relatienummer = r.relatienummer AND d.status <> 'AFGEHANDELD'
          AND d.teruggetrokken_op IS NULL AND extract(year FROM d.behandeldatum) = $2::int) AS onderweg,
      insurer.sharer_count(r.relatienummer, $2::int) AS "sharerCount",
      (SELECT count(DISTINCT other)::int FROM insurer.sharers(r.relatienummer, $2::int) other
        WHERE other = ANY ($5::text[])) AS "sharersSeen"
    FROM insurer.relatie r WHERE r.relatienummer = $1 AND r.relatienummer = ANY ($4::text[])`,
});

/**
 * Reads what care of somebody would be judged by today, and logs it; no row when the caller may not see
 * that person.
 */
export function getVoorafFacts(
  access: Access,
  { relatienummer, zorgsoort }: { readonly relatienummer: string; readonly zorgsoort: string },
): Read<VoorafFacts> {
  const visible = [...access.visible.keys()];
  return selectVooraf(access, [
    relatienummer,
    access.today.year,
    zorgsoort,
    visible,
    careVisible(access),
  ]);
}
