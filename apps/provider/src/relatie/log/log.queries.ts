import type { Access } from '../../access/access.ts';
import { type Read, withAccessLog } from '../../access/withAccessLog.ts';

export interface WijzigingRow {
  readonly tijdstip: Temporal.Instant;
  readonly by_self: boolean;
  readonly veld: string;
  readonly van: string | null;
  readonly naar: string | null;
}

const selectWijzigingen = withAccessLog({
  name: 'selectWijzigingen',
  operation: 'listWijzigingen',
  valueCount: 2,
  order: 'wijziging_id DESC',
  alsoWithoutRows: true,
  text: `
    SELECT w.wijziging_id, w.relatienummer, w.tijdstip, w.door = w.relatienummer AS by_self, w.veld,
      w.van, w.naar
    FROM insurer.relatie_wijziging w WHERE w.relatienummer = $1
    ORDER BY w.wijziging_id DESC LIMIT 100 OFFSET $2`,
});

/** Reads the changes of the caller's own data, newest first, at most 100 from `offset` on; logs access. */
export function listWijzigingen(access: Access, offset: number): Read<WijzigingRow> {
  return selectWijzigingen(access, [access.viewer, offset]);
}

/** Accesses of a day by one viewer to one kind of the caller's data. */
export interface InzageRow {
  readonly dag: Temporal.PlainDate;
  readonly latest: Temporal.Instant;
  readonly times: number;
  readonly by_self: boolean;
  readonly by_staff: boolean;
  readonly by_representative: boolean;
  /** Name of the representative, where the insurer knows them. */
  readonly naam: string | null;
  readonly reden: string | null;
  readonly operatie: string;
  /** Total of lines on all pages; a line groups the accesses of a day by one kind of viewer for one reason. */
  readonly lines: number;
}

export const linesPerPage = 24;

const selectInzagen = withAccessLog({
  name: 'selectInzagen',
  operation: 'listInzagen',
  valueCount: 4,
  order: 'line, latest DESC, operatie',
  alsoWithoutRows: true,
  text: `
    WITH looks AS (
      SELECT i.betreft AS relatienummer, (i.tijdstip AT TIME ZONE 'Europe/Amsterdam')::date AS dag,
        max(i.tijdstip) AS latest, count(*)::int AS times, i.kijker = i.betreft AS by_self,
        i.actor IS NOT NULL AS by_staff, i.kijker LIKE 'machtiging:%' AS by_representative,
        substring(i.kijker FROM '^machtiging:(.*)') AS machtiging, i.reden, i.operatie
      FROM insurer.inzage i
      WHERE i.betreft = $1 AND i.tijdstip > $2::timestamptz - interval '1 year'
      GROUP BY i.betreft, 2, i.kijker, i.actor, i.reden, i.operatie),
    dated AS (
      SELECT *, max(latest) OVER (PARTITION BY dag, by_staff, by_self, machtiging, reden) AS line_latest
      FROM looks),
    numbered AS (
      SELECT *, dense_rank() OVER (ORDER BY dag DESC, by_staff DESC, by_self, line_latest DESC, machtiging, reden)
        AS line
      FROM dated)
    SELECT n.*, (SELECT max(line) FROM numbered)::int AS lines,
      insurer.name_of_other(m.gemachtigde, $4::date) AS naam
    FROM numbered n LEFT JOIN insurer.machtiging m ON m.machtiging_id::text = n.machtiging
    WHERE line > ($3::int - 1) * ${linesPerPage} AND line <= $3::int * ${linesPerPage}`,
});

/**
 * Reads a page of accesses to the caller's own data in the last year, grouped by day, viewer and
 * operation: newest day first, and staff first within a day. Logs access. Grouping keeps earlier
 * accesses reachable, whatever their number.
 * @param now real time, in which the log is kept
 */
export function listInzagen(access: Access, now: Temporal.Instant, page: number): Read<InzageRow> {
  return selectInzagen(access, [access.viewer, now.toString(), page, access.today.toString()]);
}
