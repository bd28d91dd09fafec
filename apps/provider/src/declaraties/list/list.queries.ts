import { sentLines } from '../../facts/care.queries.ts';
import type { DeclaratieStatus } from '@mijn/domain/declaratie';
import type { Statement } from '../../db/database.ts';
import type { Access } from '../../access/access.ts';
import { type Read, type Value, withAccessLog } from '../../access/withAccessLog.ts';
import { careVisible } from '../../access/visibility.rules.ts';
import { fitsTermsSql, termsSql } from '../../search/search.queries.ts';
import { searchTerms } from '../../search/searchTerms.rules.ts';
import { type DeclaratieInListRow, listColumns } from '../declaratieFields.queries.ts';

export interface DeclaratieFilter {
  readonly limit: number;
  readonly offset: number;
  readonly zoek?: string | undefined;
  readonly relatienummer?: string | undefined;
  readonly status?: DeclaratieStatus | undefined;
  readonly jaar?: number | undefined;
  readonly zorgsoort?: string | undefined;
}

const newestFirst = 'ORDER BY d.ingediend_op DESC, d.nummer DESC';

const seesCare = '(d.relatienummer = ANY ($3) OR d.indiener = $1)';

const found = fitsTermsSql({
  number: 'lower(d.nummer)',
  person: 'd.relatienummer',
  amounts: ['d.bedrag', 'd.uitgekeerd'],
  dates: ['d.behandeldatum', "(d.ingediend_op AT TIME ZONE 'Europe/Amsterdam')"],
  care: 'd.zoektekst',
  kinds: sentLines,
  seesCare,
});

// $1 viewer as sender, $2 visible people, $3 people whose care is visible, $4 to $8 filters. A filter on care
// never matches hidden care.
const matches = `
  d.teruggetrokken_op IS NULL
  AND ($4::text IS NULL OR d.relatienummer = $4)
  AND ($5::text IS NULL OR d.status = $5)
  AND ($6::int IS NULL OR (
    d.ingediend_op >= make_date($6, 1, 1)::timestamp AT TIME ZONE 'Europe/Amsterdam'
    AND d.ingediend_op < make_date($6 + 1, 1, 1)::timestamp AT TIME ZONE 'Europe/Amsterdam'))
  AND ($7::text IS NULL OR ($7 IN (SELECT sent.zorgsoort FROM ${sentLines}) AND ${seesCare}))
  AND ${found}`;

const terms = termsSql('$8', '$2');

// Uses the partial index on claims that are not withdrawn.
const notWithdrawn = 'd.teruggetrokken_op IS NULL';

// Claims that the viewer sent in for people who are no longer visible.
const ofOthers =
  'd.indiener = $1 AND d.indiener <> d.relatienummer AND d.relatienummer <> ALL ($2)';

// Takes every person's newest claims from an index, so that the cost does not depend on the length of
// the history.
const page = (where: string, limit: string, offset: string, before = ''): string => `
  WITH ${before} candidate AS (
    SELECT own.*, r.bsn, r.opgemaakte_naam, r.roepnaam, r.geboortedatum
    FROM unnest($2::text[]) AS person (nummer)
      JOIN insurer.relatie r ON r.relatienummer = person.nummer,
      LATERAL (
        SELECT d.* FROM insurer.declaratie d
        WHERE d.relatienummer = person.nummer AND ${where}
        ${newestFirst} LIMIT ${limit}::int + ${offset}::int) own
    UNION ALL (
      SELECT d.*, '', coalesce(insurer.name_on_declaratie(d.nummer, d.relatienummer), ''), NULL, NULL::date
      FROM insurer.declaratie d
      WHERE ${ofOthers} AND ${where}
      ${newestFirst} LIMIT ${limit}::int + ${offset}::int))
  SELECT ${listColumns}, d.indiener, d.later_in_behandeling,
    extract(epoch FROM d.ingediend_op)::float8 AS since
  FROM candidate d ${newestFirst} LIMIT ${limit}::int OFFSET ${offset}::int`;

const accessLog = {
  operation: 'listDeclaraties',
  order: 'since DESC, nummer DESC',
  alsoWithoutRows: true,
} as const;

const selectDeclaraties = withAccessLog({
  ...accessLog,
  name: 'selectDeclaraties',
  text: page(notWithdrawn, '$3', '$4'),
  valueCount: 4,
});

const searchDeclaraties = withAccessLog({
  ...accessLog,
  name: 'searchDeclaraties',
  text: page(matches, '$9', '$10', `${terms},`),
  valueCount: 10,
});

const count = (where: string): string => `
  SELECT (SELECT count(*) FROM insurer.declaratie d WHERE d.relatienummer = ANY ($2) AND ${where})
    + (SELECT count(*) FROM insurer.declaratie d WHERE ${ofOthers} AND ${where}) AS totaal`;

const countEverything: Statement = { name: 'countEverything', text: count(notWithdrawn) };
const countFound: Statement = { name: 'countFound', text: `WITH ${terms} ${count(matches)}` };

function filters({ relatienummer, status, jaar, zorgsoort, zoek }: DeclaratieFilter): Value[] {
  const parts = zoek === undefined ? [] : searchTerms(zoek);
  return [
    relatienummer,
    status,
    jaar,
    zorgsoort,
    parts.length > 0 ? JSON.stringify(parts) : undefined,
  ];
}

function filterValues(access: Access, filter: DeclaratieFilter): Value[] {
  return [careVisible(access), ...filters(filter)];
}

function isFiltered(filter: DeclaratieFilter): boolean {
  return filters(filter).some((value) => value !== undefined);
}

/**
 * Reads one page of the claims the caller may see, newest first, without withdrawn ones, and logs
 * access to the people concerned.
 */
export function listDeclaraties(
  access: Access,
  filter: DeclaratieFilter,
): Read<DeclaratieInListRow> {
  const who = [access.sender, [...access.visible.keys()]];
  const part = [filter.limit, filter.offset];
  return isFiltered(filter)
    ? searchDeclaraties(access, [...who, ...filterValues(access, filter), ...part])
    : selectDeclaraties(access, [...who, ...part]);
}

/**
 * Counts the claims that `listDeclaraties` pages through. Reads the whole history, so use it on request
 * only.
 */
export function countDeclaraties(
  access: Access,
  filter: DeclaratieFilter,
): Read<{ readonly totaal: number }> {
  const who = [access.sender, [...access.visible.keys()]];
  return isFiltered(filter)
    ? { statement: countFound, values: [...who, ...filterValues(access, filter)] }
    : { statement: countEverything, values: who };
}
