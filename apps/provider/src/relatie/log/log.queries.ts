import type { Access } from '../../access/access.ts';
import { withAccessLog } from '../../access/withAccessLog.ts';
import type { Read } from '../../access/readTogether.ts';

/** One field of the caller that was changed. */
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
  valueCount: 1,
  order: 'wijziging_id DESC',
  alsoWithoutRows: true,
  text: `
    SELECT w.wijziging_id, w.relatienummer, w.tijdstip, w.door = w.relatienummer AS by_self, w.veld,
      w.van, w.naar
    FROM insurer.relatie_wijziging w WHERE w.relatienummer = $1
    ORDER BY w.wijziging_id DESC LIMIT 100`,
});

/** Reads what was changed of the caller's own data, the newest first, at most 100; logs it. */
export function listWijzigingen(access: Access): Read<WijzigingRow> {
  return selectWijzigingen(access, [access.viewer]);
}

/** All looks of a day by one viewer at one kind of the caller's data. */
export interface InzageRow {
  readonly dag: Temporal.PlainDate;
  readonly latest: Temporal.Instant;
  readonly times: number;
  readonly by_self: boolean;
  readonly by_staff: boolean;
  readonly reden: string | null;
  readonly operatie: string;
  /** How many lines there are on all pages: a line is all looks of a day by one kind of viewer for one reason. */
  readonly lines: number;
}

/** Lines on a page of looks. */
export const linesPerPage = 24;

const selectInzagen = withAccessLog({
  name: 'selectInzagen',
  operation: 'listInzagen',
  valueCount: 3,
  order: 'line, latest DESC, operatie',
  alsoWithoutRows: true,
  text: `
    WITH looks AS (
      SELECT i.betreft AS relatienummer, (i.tijdstip AT TIME ZONE 'Europe/Amsterdam')::date AS dag,
        max(i.tijdstip) AS latest, count(*)::int AS times, i.kijker = i.betreft AS by_self,
        i.actor IS NOT NULL AS by_staff, i.reden, i.operatie
      FROM insurer.inzage i
      WHERE i.betreft = $1 AND i.tijdstip > $2::timestamptz - interval '1 year'
      GROUP BY i.betreft, 2, i.kijker, i.actor, i.reden, i.operatie),
    dated AS (
      SELECT *, max(latest) OVER (PARTITION BY dag, by_staff, by_self, reden) AS line_latest
      FROM looks),
    numbered AS (
      SELECT *, dense_rank() OVER (ORDER BY dag DESC, by_staff DESC, by_self, line_latest DESC, reden)
        AS line
      FROM dated)
    SELECT n.*, (SELECT max(line) FROM numbered)::int AS lines FROM numbered n
    WHERE line > ($3::int - 1) * ${linesPerPage} AND line <= $3::int * ${linesPerPage}`,
});

/**
 * Reads who looked at the caller's own data in the last year, by day, viewer and what they did: a page of it, the
 * newest day first, on a day staff before others; logs it. No number of looks pushes an earlier one off every page.
 * @param now real time, in which the log is kept
 */
export function listInzagen(access: Access, now: Temporal.Instant, page: number): Read<InzageRow> {
  return selectInzagen(access, [access.viewer, now.toString(), page]);
}
