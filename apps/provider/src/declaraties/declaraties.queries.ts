import { sentLines } from '../db/sentLines.ts';
import type { nothingReasons } from '@mijn/contract/declaratieReasons';
import { zorgsoorten } from '@mijn/domain/zorgsoorten';
import type { DeclaratieStatus } from '@mijn/domain/declaratiestatus';
import type { Cents } from '@mijn/domain/money';
import type { Value } from '../db/batch.ts';
import type { Statement } from '../db/database.ts';
import type { Access } from '../access/access.ts';
import { withAccessLog } from '../access/reading.ts';
import type { Read } from '../access/readTogether.ts';
import { careVisible } from '../access/accessRow.rules.ts';

/** What a claim that is looked at waits for. */
export type WaitsFor = 'medewerker' | 'eigenRisico';

/** A claim as the list needs it. Amounts in cents. */
export interface DeclaratieRow {
  readonly nummer: string;
  readonly relatienummer: string;
  readonly indiener: string;
  readonly bsn: string;
  readonly opgemaakte_naam: string;
  /** Null for whom the caller does not see any more. */
  readonly roepnaam: string | null;
  readonly nieuw: boolean;
  readonly omschrijving: string;
  /** The kinds of care of its lines, in their order. */
  readonly kinds: readonly string[];
  readonly status: DeclaratieStatus;
  /** The day in the Netherlands on which it was sent in, `yyyy-mm-dd`. */
  readonly submitted_day: string;
  readonly bedrag: Cents;
  readonly uitgekeerd: Cents | null;
  /** A care provider is paid directly, and nothing is paid out to the person. */
  readonly soort_indiener: 'Verzekerde' | 'Zorgverlener';
  /** The day of the treatment, `yyyy-mm-dd`. */
  readonly treatment_day: string;
  readonly wacht_op: WaitsFor | null;
  /** The insurer is busy: judging takes longer. */
  readonly later_in_behandeling: boolean;
  /** What took all of a judged claim away of which nothing is paid out; null: it is not so. */
  readonly nothing_because: (typeof nothingReasons)[number] | null;
}

/** What the list is asked for, checked. */
export interface DeclaratieFilter {
  readonly limit: number;
  readonly offset: number;
  readonly zoek?: string | undefined;
  readonly relatienummer?: string | undefined;
  readonly status?: DeclaratieStatus | undefined;
  readonly jaar?: number | undefined;
  readonly zorgsoort?: string | undefined;
}

const columns = `d.nummer, d.relatienummer, d.indiener, d.omschrijving, d.zorgsoort, d.status,
  d.ingediend_op, d.bedrag, d.uitgekeerd, d.soort_indiener, d.behandeldatum, d.wacht_op,
  d.later_in_behandeling, d.regels`;

/** SQL: the kinds of care of the lines of the claim `d`, in their order. */
export const kinds = `
  CASE WHEN d.regels IS NULL THEN jsonb_build_array(d.zorgsoort)
    ELSE jsonb_path_query_array(d.regels, '$[*].zorgsoort') END`;

// The lines of the claim `d` that count: what was corrected of a care provider's bill was corrected with them, what
// somebody was paid themselves stays paid (ADR 0070).
const countingLines = `
  FROM insurer.declaratie_regel g WHERE g.nummer = d.nummer
    AND (g.corrigeert IS NULL OR d.soort_indiener = 'Zorgverlener')`;

// What was paid of a line that was taken back came back, also where its own risk was settled in terms and is given
// back on an invoice.
const paidOnLines = `
  coalesce(sum(g.uitgekeerd) FILTER (WHERE NOT EXISTS (SELECT FROM insurer.declaratie_regel c
    WHERE c.nummer = g.nummer AND c.corrigeert = coalesce(g.corrigeert, g.volgnummer)
      AND c.correctie = 'teruggenomen')), 0)::int`;

/** SQL: what was paid out of the claim `d`, to whom it is for or to the care provider; null before it is judged. */
export const paidOut = `
  CASE WHEN d.uitgekeerd IS NOT NULL AND d.soort_indiener = 'Zorgverlener'
    THEN (SELECT ${paidOnLines} ${countingLines}) ELSE d.uitgekeerd END`;

/** SQL: what took all of what still stands of the claim `d`; null while something is paid out, or it is not judged. */
export const nothingBecause = `
  CASE WHEN d.uitgekeerd = 0 OR d.uitgekeerd > 0 AND d.soort_indiener = 'Zorgverlener' THEN (
    SELECT CASE WHEN ${paidOnLines} > 0 THEN NULL
      WHEN sum(g.gedeclareerd) = 0 THEN 'teruggenomen'
      WHEN sum(g.eigen_risico) = sum(g.gedeclareerd) THEN 'eigenRisico'
      WHEN sum(g.niet_vergoed) = sum(g.gedeclareerd) THEN 'nietVergoed'
      WHEN sum(g.wettelijke_bijdrage) = sum(g.gedeclareerd) THEN 'wettelijkeBijdrage' ELSE 'meer' END
    ${countingLines}) END`;
const newestFirst = 'ORDER BY d.ingediend_op DESC, d.nummer DESC';

// $1 the viewer, $2 whom they see, $3 whose care they see in full, $4 to $8 the filters, $9 the kinds
// of care that bear the words of a search in another language: a filter on
// care never finds what is hidden.
const matches = `
  d.teruggetrokken_op IS NULL
  AND ($4::text IS NULL OR d.relatienummer = $4)
  AND ($5::text IS NULL OR d.status = $5)
  AND ($6::int IS NULL OR (
    d.ingediend_op >= make_date($6, 1, 1)::timestamp AT TIME ZONE 'Europe/Amsterdam'
    AND d.ingediend_op < make_date($6 + 1, 1, 1)::timestamp AT TIME ZONE 'Europe/Amsterdam'))
  AND ($7::text IS NULL OR ($7 IN (SELECT sent.zorgsoort FROM ${sentLines})
    AND (d.relatienummer = ANY ($3) OR d.indiener = $1)))
  AND ($8::text IS NULL OR strpos(lower(d.nummer), lower($8)) > 0
    OR ((d.relatienummer = ANY ($3) OR d.indiener = $1)
      AND (EXISTS (SELECT FROM ${sentLines} WHERE sent.zorgsoort = ANY ($9)) OR strpos(lower(concat_ws(' ', d.omschrijving, d.zorgsoort,
        d.zorgverlener, d.notanummer)), lower($8)) > 0)))`;

// Without a filter both list and count can be read by an index of what is not withdrawn.
const notWithdrawn = 'd.teruggetrokken_op IS NULL';

// What one sent in for somebody whom one does not see any more.
const ofOthers =
  'd.indiener = $1 AND d.indiener <> d.relatienummer AND d.relatienummer <> ALL ($2)';

// Every person's newest come from the index, so that a long history is as quick as a short one.
const page = (where: string, limit: string, offset: string): string => `
  WITH candidate AS (
    SELECT van.*, r.bsn, r.opgemaakte_naam, r.roepnaam
    FROM unnest($2::text[]) AS person (nummer)
      JOIN insurer.relatie r ON r.relatienummer = person.nummer,
      LATERAL (
        SELECT ${columns} FROM insurer.declaratie d
        WHERE d.relatienummer = person.nummer AND ${where}
        ${newestFirst} LIMIT ${limit}::int + ${offset}::int) van
    UNION ALL (
      SELECT ${columns}, '', insurer.name_on_declaratie(d.nummer, d.relatienummer), NULL
      FROM insurer.declaratie d
      WHERE ${ofOthers} AND ${where}
      ${newestFirst} LIMIT ${limit}::int + ${offset}::int))
  SELECT d.nummer, d.relatienummer, d.indiener, d.bsn,
    coalesce(d.opgemaakte_naam, '') AS opgemaakte_naam, d.roepnaam, d.omschrijving, ${kinds} AS kinds, d.status,
    (d.ingediend_op AT TIME ZONE 'Europe/Amsterdam')::date::text AS submitted_day,
    extract(epoch FROM d.ingediend_op)::float8 AS since, d.bedrag, ${paidOut} AS uitgekeerd,
    d.soort_indiener, d.behandeldatum::text AS treatment_day, d.wacht_op,
    d.later_in_behandeling,
    ${nothingBecause} AS nothing_because,
    d.status = 'AFGEHANDELD' AND (SELECT true FROM insurer.declaratie_gezien g
      WHERE g.kijker = $1 AND g.nummer = d.nummer) IS NULL AS nieuw
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
  text: page(matches, '$10', '$11'),
  valueCount: 11,
});

const count = (where: string): string => `
  SELECT (SELECT count(*) FROM insurer.declaratie d WHERE d.relatienummer = ANY ($2) AND ${where})
    + (SELECT count(*) FROM insurer.declaratie d WHERE ${ofOthers} AND ${where}) AS totaal`;

const countEverything: Statement = { name: 'countEverything', text: count(notWithdrawn) };
const countFound: Statement = { name: 'countFound', text: count(matches) };

function filters(filter: DeclaratieFilter): Value[] {
  const { relatienummer, status, jaar, zorgsoort, zoek } = filter;
  return [relatienummer, status, jaar, zorgsoort, zoek];
}

// A search finds the words of both languages: who reads "Dentist" looks for that.
function kindsNamed({ zoek }: DeclaratieFilter): string[] {
  const word = zoek?.trim().toLowerCase() ?? '';
  if (word === '') return [];
  return Object.entries(zorgsoorten)
    .filter(([, { en }]) => en.toLowerCase().includes(word))
    .map(([kind]) => kind);
}

function filterValues(access: Access, filter: DeclaratieFilter): Value[] {
  return [careVisible(access), ...filters(filter), kindsNamed(filter)];
}

function isFiltered(filter: DeclaratieFilter): boolean {
  return filters(filter).some((value) => value !== undefined);
}

/**
 * Reads one page of the claims the caller may see, newest first, and logs whose they are. Withdrawn
 * claims are not there.
 */
export function listDeclaraties(access: Access, filter: DeclaratieFilter): Read<DeclaratieRow> {
  const who = [access.viewer, [...access.visible.keys()]];
  const part = [filter.limit, filter.offset];
  return isFiltered(filter)
    ? searchDeclaraties(access, [...who, ...filterValues(access, filter), ...part])
    : selectDeclaraties(access, [...who, ...part]);
}

/** Counts the claims that `listDeclaraties` pages through. Reads the whole history: only when asked. */
export function countDeclaraties(
  access: Access,
  filter: DeclaratieFilter,
): Read<{ readonly totaal: number }> {
  const who = [access.viewer, [...access.visible.keys()]];
  return isFiltered(filter)
    ? { statement: countFound, values: [...who, ...filterValues(access, filter)] }
    : { statement: countEverything, values: who };
}
