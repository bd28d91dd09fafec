import type { Access } from '../../access/access.ts';
import { type Read, withAccessLog } from '../../access/withAccessLog.ts';
import { validOnSql } from '../../facts/people.queries.ts';

/** Policy of the caller today, with the data that decide on their visibility. */
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

/** Reads the verzekeringsnemer who sees the caller's claims, and logs access; none for a verzekeringsnemer. */
export function getToestemming(access: Access): Read<ToestemmingRow> {
  return selectToestemming(access, [access.viewer, access.today.toString()]);
}
