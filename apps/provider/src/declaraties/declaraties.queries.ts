import type { DeclaratieStatus } from '@mijn/domain/declaratiestatus';
import type { Waarde } from '../db/bundel.ts';
import type { Opdracht } from '../db/database.ts';
import type { Access } from '../toegang/access.ts';
import { type Lezing, metInzage } from '../toegang/lezing.ts';
import { zorgZichtbaar } from '../toegang/toegang.rules.ts';

/** A claim as the list needs it. Amounts in cents. */
export interface DeclaratieRij {
  readonly nummer: string;
  readonly relatienummer: string;
  readonly indiener: string;
  readonly bsn: string;
  readonly opgemaakte_naam: string;
  readonly nieuw: boolean;
  readonly omschrijving: string;
  readonly zorgsoort: string;
  readonly status: DeclaratieStatus;
  /** The day in the Netherlands on which it was sent in, `yyyy-mm-dd`. */
  readonly ingediend_dag: string;
  readonly bedrag: number;
  readonly uitgekeerd: number | null;
  /** A care provider is paid directly, and nothing is paid out to the person. */
  readonly soort_indiener: 'Verzekerde' | 'Zorgverlener';
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

const kolommen = `d.nummer, d.relatienummer, d.indiener, d.omschrijving, d.zorgsoort, d.status,
  d.ingediend_op, d.bedrag, d.uitgekeerd, d.soort_indiener`;
const nieuwsteEerst = 'ORDER BY d.ingediend_op DESC, d.nummer DESC';

// $1 the viewer, $2 whom they see, $3 whose care they see in full, $4 to $8 the filters: a filter on
// care never finds what is hidden.
const voldoet = `
  d.teruggetrokken_op IS NULL
  AND ($4::text IS NULL OR d.relatienummer = $4)
  AND ($5::text IS NULL OR d.status = $5)
  AND ($6::int IS NULL OR (
    d.ingediend_op >= make_date($6, 1, 1)::timestamp AT TIME ZONE 'Europe/Amsterdam'
    AND d.ingediend_op < make_date($6 + 1, 1, 1)::timestamp AT TIME ZONE 'Europe/Amsterdam'))
  AND ($7::text IS NULL OR (d.zorgsoort = $7
    AND (d.relatienummer = ANY ($3) OR d.indiener = $1)))
  AND ($8::text IS NULL OR strpos(lower(d.nummer), lower($8)) > 0
    OR ((d.relatienummer = ANY ($3) OR d.indiener = $1)
      AND strpos(lower(concat_ws(' ', d.omschrijving, d.zorgsoort, d.zorgverlener, d.notanummer)),
        lower($8)) > 0))`;

// Without a filter both list and count can be read by an index of what is not withdrawn.
const nietIngetrokken = 'd.teruggetrokken_op IS NULL';

// What one sent in for somebody whom one does not see any more.
const vanAnderen =
  'd.indiener = $1 AND d.indiener <> d.relatienummer AND d.relatienummer <> ALL ($2)';

// Every person's newest come from the index, so that a long history is as quick as a short one.
const bladzijde = (waar: string, limit: string, offset: string): string => `
  WITH kandidaat AS (
    SELECT van.*, r.bsn, r.opgemaakte_naam
    FROM unnest($2::text[]) AS persoon (nummer)
      JOIN verzekeraar.relatie r ON r.relatienummer = persoon.nummer,
      LATERAL (
        SELECT ${kolommen} FROM verzekeraar.declaratie d
        WHERE d.relatienummer = persoon.nummer AND ${waar}
        ${nieuwsteEerst} LIMIT ${limit}::int + ${offset}::int) van
    UNION ALL (
      SELECT ${kolommen}, '', verzekeraar.naam_op_declaratie(d.nummer, d.relatienummer)
      FROM verzekeraar.declaratie d
      WHERE ${vanAnderen} AND ${waar}
      ${nieuwsteEerst} LIMIT ${limit}::int + ${offset}::int))
  SELECT d.nummer, d.relatienummer, d.indiener, d.bsn,
    coalesce(d.opgemaakte_naam, '') AS opgemaakte_naam, d.omschrijving, d.zorgsoort, d.status,
    (d.ingediend_op AT TIME ZONE 'Europe/Amsterdam')::date::text AS ingediend_dag,
    extract(epoch FROM d.ingediend_op)::float8 AS sinds, d.bedrag, d.uitgekeerd,
    d.soort_indiener,
    d.status = 'AFGEHANDELD' AND (SELECT true FROM verzekeraar.declaratie_gezien g
      WHERE g.kijker = $1 AND g.nummer = d.nummer) IS NULL AS nieuw
  FROM kandidaat d ${nieuwsteEerst} LIMIT ${limit}::int OFFSET ${offset}::int`;

const inzage = {
  operatie: 'listDeclaraties',
  volgorde: 'sinds DESC, nummer DESC',
  ookZonderRijen: true,
} as const;

const leesDeclaraties = metInzage({
  ...inzage,
  name: 'leesDeclaraties',
  text: bladzijde(nietIngetrokken, '$3', '$4'),
  aantal: 4,
});

const zoekDeclaraties = metInzage({
  ...inzage,
  name: 'zoekDeclaraties',
  text: bladzijde(voldoet, '$9', '$10'),
  aantal: 10,
});

const aantal = (waar: string): string => `
  SELECT (SELECT count(*) FROM verzekeraar.declaratie d WHERE d.relatienummer = ANY ($2) AND ${waar})
    + (SELECT count(*) FROM verzekeraar.declaratie d WHERE ${vanAnderen} AND ${waar}) AS totaal`;

const telAlles: Opdracht = { name: 'telAlles', text: aantal(nietIngetrokken) };
const telGevonden: Opdracht = { name: 'telGevonden', text: aantal(voldoet) };

function filters(filter: DeclaratieFilter): Waarde[] {
  const { relatienummer, status, jaar, zorgsoort, zoek } = filter;
  return [relatienummer, status, jaar, zorgsoort, zoek];
}

function isGefilterd(filter: DeclaratieFilter): boolean {
  return filters(filter).some((waarde) => waarde !== undefined);
}

/**
 * Reads one page of the claims the caller may see, newest first, and logs whose they are. Withdrawn
 * claims are not there.
 */
export function listDeclaraties(access: Access, filter: DeclaratieFilter): Lezing<DeclaratieRij> {
  const wie = [access.kijker, [...access.zichtbaar.keys()]];
  const deel = [filter.limit, filter.offset];
  return isGefilterd(filter)
    ? zoekDeclaraties(access, [...wie, zorgZichtbaar(access), ...filters(filter), ...deel])
    : leesDeclaraties(access, [...wie, ...deel]);
}

/** Counts the claims that `listDeclaraties` pages through. Reads the whole history: only when asked. */
export function telDeclaraties(
  access: Access,
  filter: DeclaratieFilter,
): Lezing<{ readonly totaal: number }> {
  const wie = [access.kijker, [...access.zichtbaar.keys()]];
  return isGefilterd(filter)
    ? { opdracht: telGevonden, waarden: [...wie, zorgZichtbaar(access), ...filters(filter)] }
    : { opdracht: telAlles, waarden: wie };
}
