import type { Cents } from '@mijn/domain/money';
import { factuurPeriodSql } from '../facts/factuurPeriod.queries.ts';
import type { Access } from '../access/access.ts';
import { withAccessLog } from '../access/withAccessLog.ts';
import type { Read } from '../access/readTogether.ts';
import { careVisible } from '../access/visibility.rules.ts';
import { factuurColumns, factuurTables } from './factuurRow.queries.ts';
import type { FactuurRow } from './factuurRow.ts';

export interface FactuurInListRow extends FactuurRow {
  /** Month (`2026-11`), range of months or year of the invoice. */
  readonly periode: string;
  /** Premium per calendar year, by the months of its lines; null: no such lines. */
  readonly premie_per_jaar: readonly { readonly jaar: number; readonly bedrag: Cents }[] | null;
  /** Some care on it is hidden from the viewer. */
  readonly afgeschermd: boolean;
}

const selectFacturen = withAccessLog({
  name: 'selectFacturen',
  operation: 'listFacturen',
  valueCount: 2,
  order: 'datum DESC, soort DESC, kenmerk DESC',
  alsoWithoutRows: true,
  text: `
    SELECT f.debiteur AS relatienummer, ${factuurColumns}, ${factuurPeriodSql} AS periode,
      CASE WHEN f.soort = 'Zorgpremie' THEN (SELECT json_agg(y ORDER BY y.jaar) FROM (
        SELECT extract(year FROM r.periode_van)::int AS jaar, sum(r.bedrag)::int AS bedrag FROM insurer.factuur_regel r
        WHERE r.kenmerk = f.kenmerk GROUP BY 1 HAVING bool_and(r.periode_van IS NOT NULL)) y) END AS premie_per_jaar,
      EXISTS (SELECT FROM insurer.factuur_regel r WHERE r.kenmerk = f.kenmerk
        AND r.declaratie_nummer IS NOT NULL AND r.relatienummer <> ALL ($2)) AS afgeschermd
    ${factuurTables}
    WHERE f.debiteur = ANY ($1)`,
});

/** Reads the invoices that the caller owes, newest first, and logs access. */
export function listFacturen(access: Access): Read<FactuurInListRow> {
  return selectFacturen(access, [access.debiteuren, careVisible(access)]);
}
