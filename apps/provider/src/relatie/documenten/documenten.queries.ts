import { type DocumentListKind, documentListKinds } from '@mijn/domain/queryFields';
import type { Access } from '../../access/access.ts';
import { careVisible } from '../../access/visibility.rules.ts';
import { type Read, withAccessLog } from '../../access/withAccessLog.ts';
import { sameName } from '../../db/sameName.ts';
import type { Statement } from '../../db/database.ts';
import { polisbladenSql } from '../../facts/polisblad.queries.ts';

/** A document in the list. */
export interface DocumentRow {
  readonly soort: DocumentListKind;
  readonly jaar: number;
  /** `yyyy-mm-dd`; null: of a whole year. */
  readonly datum: string | null;
  readonly kenmerk: string;
  /** Person whose data it holds. */
  readonly relatienummer: string;
  /** Kind of an arrangement, subject of a letter; null: of another kind. */
  readonly detail: string | null;
  /** First name of the person; that on the claim if the caller no longer sees the person. */
  readonly roepnaam: string | null;
  /** `yyyy-mm-dd` if the caller sees another person with the same first name; otherwise null. */
  readonly birth_date: string | null;
  /** Null: no decision, or its care is hidden. */
  readonly zorgsoorten: readonly string[] | null;
}

/** Number of a person's documents of a year and kind. */
export interface DocumentCountRow {
  readonly jaar: number;
  readonly soort: DocumentListKind;
  readonly aantal: number;
}

// $1 viewer, $2 visible people, $3 debtors, $4 today. Letters and decisions keep what they said; sheets, overviews and
// arrangements are drawn from the facts of now (ADR 0011).
const documents = `
  SELECT 'polisblad' AS soort, s.jaar, s.since AS datum, p.polisnummer AS kenmerk, $1 AS relatienummer, null AS detail
  FROM insurer.polis p CROSS JOIN LATERAL ${polisbladenSql('$4::date')} s
  WHERE p.verzekeringsnemer = $1
  UNION ALL
  SELECT DISTINCT 'jaaroverzicht', y.jaar, null::date, v.relatienummer, v.relatienummer, null
  FROM insurer.verzekering v JOIN insurer.polis p USING (polisnummer) CROSS JOIN LATERAL generate_series(
    extract(year FROM v.geldig_van)::int,
    extract(year FROM least(v.geldig_tot - 1, p.geldig_tot - 1, $4::date))::int) y (jaar)
  WHERE v.relatienummer = ANY ($2) AND v.geldig_van <= $4::date
    AND (y.jaar >= (SELECT min(q.jaar) FROM insurer.premie q WHERE q.merk = p.merk) OR EXISTS (
      SELECT FROM insurer.declaratie_regel g WHERE g.relatienummer = v.relatienummer AND g.boekjaar = y.jaar))
  UNION ALL
  SELECT 'regeling', extract(year FROM g.ingangsdatum)::int, g.ingangsdatum, g.regeling_id, g.debiteur, g.soort
  FROM insurer.regeling g WHERE g.debiteur = ANY ($3)
  UNION ALL
  SELECT 'brief', extract(year FROM l.datum)::int, l.datum, l.brief_id::text, l.relatienummer,
    coalesce(l.inhoud->>'stap', l.soort)
  FROM insurer.brief l WHERE l.relatienummer = ANY ($3)
  UNION ALL
  SELECT 'besluit', extract(year FROM e.datum)::int, e.datum, d.nummer, d.relatienummer, null
  FROM insurer.declaratie d
    CROSS JOIN LATERAL (SELECT (d.afgehandeld_op AT TIME ZONE 'Europe/Amsterdam')::date AS datum) e
  WHERE (d.relatienummer = ANY ($2) OR d.indiener = $1)
    AND d.teruggetrokken_op IS NULL AND d.status = 'AFGEHANDELD'`;

const countDocumentsByPerson = withAccessLog({
  name: 'countDocumenten',
  operation: 'listDocumenten',
  valueCount: 4,
  order: 'jaar DESC, soort',
  alsoWithoutRows: true,
  text: `SELECT d.relatienummer, d.jaar, d.soort, count(*)::int AS aantal FROM (${documents}) d GROUP BY 1, 2, 3`,
});

const kinds = documentListKinds.map((kind) => `'${kind}'`).join(', ');

const selectDocumenten: Statement = {
  name: 'selectDocumenten',
  text: `
    SELECT d.soort, d.jaar, d.datum::text, d.kenmerk, d.relatienummer, d.detail,
      coalesce(r.roepnaam, insurer.name_on_declaratie(d.kenmerk, d.relatienummer)) AS roepnaam,
      (SELECT r.geboortedatum::text FROM insurer.relatie o WHERE o.relatienummer = ANY ($2)
        AND o.relatienummer <> r.relatienummer AND ${sameName('o.roepnaam', 'r.roepnaam')} LIMIT 1) AS birth_date,
      CASE WHEN c.relatienummer = ANY ($5) OR c.indiener = $1 THEN coalesce(
        (SELECT json_agg(DISTINCT line->>'zorgsoort') FROM jsonb_array_elements(c.regels) line),
        json_build_array(c.zorgsoort)) END AS zorgsoorten
    FROM (
      SELECT d.* FROM (${documents}) d LEFT JOIN insurer.relatie b USING (relatienummer)
      WHERE ($6::int IS NULL OR d.jaar = $6)
        AND CASE WHEN $7::text IS NULL THEN d.soort <> 'besluit' ELSE d.soort = $7 END
      ORDER BY d.jaar DESC, array_position(ARRAY[${kinds}], d.soort), d.datum DESC NULLS FIRST,
        d.relatienummer <> $1, b.geboortedatum, d.kenmerk LIMIT $8 OFFSET $9) d
    LEFT JOIN insurer.relatie r ON r.relatienummer = d.relatienummer
    LEFT JOIN insurer.declaratie c ON c.nummer = d.kenmerk AND d.soort = 'besluit'
    ORDER BY d.jaar DESC, array_position(ARRAY[${kinds}], d.soort), d.datum DESC NULLS FIRST,
      d.relatienummer <> $1, r.geboortedatum, d.kenmerk`,
};

/** Documents to list. */
export interface DocumentFilter {
  readonly jaar?: number | undefined;
  /** Undefined: all but decisions. */
  readonly soort?: DocumentListKind | undefined;
  readonly limit: number;
  readonly offset: number;
}

const whoIn = ({ viewer, visible, debiteuren, today }: Access) => [
  viewer,
  [...visible.keys()],
  debiteuren,
  today.toString(),
];

/** Counts the caller's documents per year and kind, and logs access to the people whom they are about. */
export function countDocumenten(access: Access): Read<DocumentCountRow> {
  return countDocumentsByPerson(access, whoIn(access));
}

/** Reads one page of the caller's documents; `countDocumenten`, which goes with it, logs the access. */
export function listDocumenten(
  access: Access,
  { jaar, soort, limit, offset }: DocumentFilter,
): Read<DocumentRow> {
  const values = [...whoIn(access), careVisible(access), jaar, soort, limit, offset];
  return { statement: selectDocumenten, values };
}
