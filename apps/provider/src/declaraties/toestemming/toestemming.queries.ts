import type { Access } from '../../access/access.ts';
import { withAccessLog } from '../../access/withAccessLog.ts';
import type { Read } from '../../access/readTogether.ts';
import { validOnSql } from '../../facts/validOn.queries.ts';

/** Whose policy the caller is on today, and what decides how they are seen there. */
export interface ToestemmingRow {
  readonly relatienummer: string;
  readonly geboortedatum: Temporal.PlainDate;
  readonly verzekeringsnemer: string;
}

const selectToestemming = withAccessLog({
  name: 'selectToestemming',
  operation: 'getToestemming',
  valueCount: 2,
  alsoWithoutRows: true,
  text: `
    SELECT r.relatienummer, r.geboortedatum, p.verzekeringsnemer
    FROM insurer.relatie r
    JOIN insurer.verzekering v ON v.relatienummer = r.relatienummer
      AND ${validOnSql('v', '$2')}
    JOIN insurer.polis p ON p.polisnummer = v.polisnummer
      AND ${validOnSql('p', '$2')}
    WHERE r.relatienummer = $1 AND p.verzekeringsnemer <> r.relatienummer
    ORDER BY v.geldig_van DESC LIMIT 1`,
});

/** Reads who sees the caller's claims besides themselves; none for a verzekeringsnemer. Logs it. */
export function getToestemming(access: Access): Read<ToestemmingRow> {
  return selectToestemming(access, [access.viewer, access.today.toString()]);
}
