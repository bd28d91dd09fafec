import type { Access } from '../access/access.ts';
import { type Read, withAccessLog } from '../access/withAccessLog.ts';
import { careVisible } from '../access/visibility.rules.ts';
import { type FactuurInListRow, listColumns } from './factuurFields.queries.ts';
import { factuurColumns, factuurTables } from './factuurRow.queries.ts';

const selectFacturen = withAccessLog({
  name: 'selectFacturen',
  operation: 'listFacturen',
  valueCount: 2,
  order: 'datum DESC, soort DESC, kenmerk DESC',
  alsoWithoutRows: true,
  text: `
    SELECT f.debiteur AS relatienummer, ${factuurColumns}, ${listColumns}
    ${factuurTables}
    WHERE f.debiteur = ANY ($1)`,
});

/** Reads the invoices that the caller owes, newest first, and logs access. */
export function listFacturen(access: Access): Read<FactuurInListRow> {
  return selectFacturen(access, [access.debiteuren, careVisible(access)]);
}
