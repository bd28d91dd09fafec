import { factuurPeriodSql } from '../facts/factuurPeriod.queries.ts';
import type { Access } from '../access/access.ts';
import { withAccessLog } from '../access/withAccessLog.ts';
import type { Read } from '../access/readTogether.ts';
import { careVisible } from '../access/visibility.rules.ts';
import { factuurColumns, factuurTables } from './factuurRow.queries.ts';
import type { FactuurRow } from './factuurRow.ts';

/** An invoice as the list needs it. */
export interface FactuurInListRow extends FactuurRow {
  /** The month (`2026-11`), months or year it is about. */
  readonly periode: string;
  /** Some of the care on it is hidden from the viewer. */
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
      EXISTS (SELECT FROM insurer.factuur_regel r WHERE r.kenmerk = f.kenmerk
        AND r.declaratie_nummer IS NOT NULL AND r.relatienummer <> ALL ($2)) AS afgeschermd
    ${factuurTables}
    WHERE f.debiteur = ANY ($1)`,
});

/** Reads the invoices that the caller owes, newest first, and logs it. */
export function listFacturen(access: Access): Read<FactuurInListRow> {
  return selectFacturen(access, [access.debiteuren, careVisible(access)]);
}
