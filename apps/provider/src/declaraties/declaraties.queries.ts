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
const lijst = `
  FROM verzekeraar.declaratie d
  WHERE (d.relatienummer = ANY ($2) OR d.indiener = $1)
    AND d.teruggetrokken_op IS NULL
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

const leesDeclaraties: Opdracht = {
  name: 'leesDeclaraties',
  text: `
    WITH bladzijde AS (
      SELECT d.*, count(*) OVER () AS totaal ${lijst}
      ORDER BY d.ingediend_op DESC, d.nummer DESC LIMIT $9 OFFSET $10)
    SELECT b.nummer, b.relatienummer, b.indiener, coalesce(r.bsn, '') AS bsn,
      coalesce(r.opgemaakte_naam, verzekeraar.naam_op_declaratie(b.nummer, b.relatienummer), '')
        AS opgemaakte_naam, b.omschrijving, b.zorgsoort, b.status,
      b.ingediend_op, b.bedrag, b.uitgekeerd, b.totaal,
      b.status = 'AFGEHANDELD' AND NOT EXISTS (SELECT FROM verzekeraar.declaratie_gezien g
        WHERE g.kijker = $1 AND g.nummer = b.nummer) AS nieuw
    FROM bladzijde b LEFT JOIN verzekeraar.relatie r USING (relatienummer)
    ORDER BY b.ingediend_op DESC, b.nummer DESC`,
};

const telDeclaraties: Opdracht = {
  name: 'telDeclaraties',
  text: `SELECT count(*) AS totaal ${lijst}`,
};

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
