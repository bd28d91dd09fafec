import type { DeclaratieStatus } from '@mijn/domain/declaratiestatus';
import type { Opdracht } from '../db/database.ts';
import type { Access } from '../toegang/access.ts';
import type { Transactie } from '../toegang/inAccess.ts';
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
  readonly ingediend_op: Temporal.Instant;
  readonly bedrag: number;
  readonly uitgekeerd: number | null;
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

// $1 the viewer, $2 whom they see, $3 whose care they see in full: a filter on care never finds
// what is hidden.
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

// What one sent in for somebody whom one does not see any more.
const vanAnderen =
  'd.indiener = $1 AND d.indiener <> d.relatienummer AND d.relatienummer <> ALL ($2)';

// How many match in all; from the index alone where nothing is filtered.
const aantal = `
  (SELECT count(*) FROM verzekeraar.declaratie d WHERE d.relatienummer = ANY ($2) AND ${voldoet})
  + (SELECT count(*) FROM verzekeraar.declaratie d WHERE ${vanAnderen} AND ${voldoet})`;

const nieuwsteEerst = 'ORDER BY d.ingediend_op DESC, d.nummer DESC';

// Every person's newest come from the index, so that a long history is as quick as a short one.
const leesDeclaraties: Opdracht = {
  name: 'leesDeclaraties',
  text: `
    WITH kandidaat AS (
      SELECT van.* FROM unnest($2::text[]) AS persoon (nummer), LATERAL (
        SELECT d.* FROM verzekeraar.declaratie d
        WHERE d.relatienummer = persoon.nummer AND ${voldoet} ${nieuwsteEerst} LIMIT $9::int + $10::int) van
      UNION ALL (
        SELECT d.* FROM verzekeraar.declaratie d
        WHERE ${vanAnderen} AND ${voldoet} ${nieuwsteEerst} LIMIT $9::int + $10::int)),
    bladzijde AS (SELECT * FROM kandidaat d ${nieuwsteEerst} LIMIT $9::int OFFSET $10::int)
    SELECT d.nummer, d.relatienummer, d.indiener, coalesce(r.bsn, '') AS bsn,
      coalesce(r.opgemaakte_naam, verzekeraar.naam_op_declaratie(d.nummer, d.relatienummer), '')
        AS opgemaakte_naam, d.omschrijving, d.zorgsoort, d.status,
      d.ingediend_op, d.bedrag, d.uitgekeerd,
      d.status = 'AFGEHANDELD' AND g.nummer IS NULL AS nieuw, ${aantal} AS totaal
    FROM bladzijde d LEFT JOIN verzekeraar.relatie r USING (relatienummer)
      LEFT JOIN verzekeraar.declaratie_gezien g ON g.kijker = $1 AND g.nummer = d.nummer
    ${nieuwsteEerst}`,
};

const telDeclaraties: Opdracht = { name: 'telDeclaraties', text: `SELECT ${aantal} AS totaal` };

/**
 * Reads one page of the claims the caller may see, newest first, with how many match in all, and
 * logs whose they are. Withdrawn claims are not there.
 */
export async function listDeclaraties(
  access: Access,
  { query, noteer }: Transactie,
  filter: DeclaratieFilter,
): Promise<{ rijen: DeclaratieRij[]; totaal: number }> {
  const waarden = [
    access.kijker,
    [...access.zichtbaar.keys()],
    zorgZichtbaar(access),
    ...[filter.relatienummer, filter.status, filter.jaar, filter.zorgsoort, filter.zoek].map(
      (waarde) => waarde ?? null,
    ),
  ];
  const rijen = await query<DeclaratieRij & { totaal: number }>(leesDeclaraties, [
    ...waarden,
    filter.limit,
    filter.offset,
  ]);
  noteer(
    'listDeclaraties',
    rijen.length > 0 ? rijen.map((rij) => rij.relatienummer) : [access.kijker],
  );
  if (rijen[0] || filter.offset === 0) return { rijen, totaal: rijen[0]?.totaal ?? 0 };
  // Past the last page there is no row to tell the total.
  const [telling] = await query<{ totaal: number }>(telDeclaraties, waarden);
  return { rijen, totaal: telling?.totaal ?? 0 };
}
