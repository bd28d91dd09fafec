import { sentLines, careFacts } from '../../facts/care.queries.ts';
import { inTermijnen } from '../../facts/money.queries.ts';
import type { Access } from '../../access/access.ts';
import { careVisible } from '../../access/visibility.rules.ts';
import type { Transaction } from '../../access/inAccess.ts';
import { type Read, withAccessLog } from '../../access/withAccessLog.ts';
import type { CareFacts } from '../../assess/judge.ts';

/** Person, years and kinds of the planned care. */
export interface AboutCare {
  readonly relatienummer: string;
  readonly years: readonly number[];
  /** Null: all. */
  readonly zorgsoorten: readonly string[] | null;
}

/** Data for judging care that is not sent in. Cents. */
export interface AheadFacts extends CareFacts {
  readonly relatienummer: string;
  /** By policy and year: number of people who share it, and of those whose care the caller may see. */
  readonly sharers: readonly {
    readonly polisnummer: string;
    readonly jaar: number;
    readonly count: number;
    readonly seen: number;
  }[];
  /** Number of claims of those years that are not judged yet. */
  readonly onderweg: number;
}

// $4 visible people, $5 people whose care is visible.
const text = `
  SELECT r.relatienummer, to_char(r.geboortedatum, 'YYYY-MM-DD') AS geboortedatum, ${careFacts},
    (SELECT coalesce(json_agg(json_build_object('merk', p.merk, 'jaar', s.jaar)), '[]')
      FROM insurer.gespreid s JOIN insurer.polis p USING (polisnummer)
      WHERE s.relatienummer = r.relatienummer AND s.jaar = ANY ($2) AND ${inTermijnen}) AS "termijnYears",
    (SELECT count(DISTINCT d.nummer)::int FROM insurer.declaratie d, ${sentLines}
      WHERE d.relatienummer = r.relatienummer AND d.status <> 'AFGEHANDELD'
        AND d.teruggetrokken_op IS NULL AND extract(year FROM sent.behandeldatum) = ANY ($2)) AS onderweg,
    (SELECT coalesce(json_agg(json_build_object('polisnummer', s.polisnummer, 'jaar', y.jaar,
        'count', s.aantal, 'seen', s.seen)), '[]')
      FROM unnest($2::int[]) AS y (jaar), insurer.polis_sharers(r.relatienummer, y.jaar, $5::text[]) s) AS sharers
  FROM insurer.relatie r WHERE r.relatienummer = $1 AND r.relatienummer = ANY ($4::text[])`;

const readings = {
  getVooraf: withAccessLog({
    name: 'selectVooraf',
    operation: 'getVooraf',
    valueCount: 5,
    text,
  }),
  listVergoedingen: withAccessLog({
    name: 'selectVergoedingen',
    operation: 'listVergoedingen',
    valueCount: 5,
    text,
  }),
  getVerwachteVergoeding: withAccessLog({
    name: 'selectVerwachteVergoeding',
    operation: 'getVerwachteVergoeding',
    valueCount: 5,
    text,
  }),
};

function valuesOf(access: Access, { relatienummer, years, zorgsoorten }: AboutCare) {
  const visible = [...access.visible.keys()];
  const distinct = [...new Set(years.map(String))];
  return [relatienummer, distinct, zorgsoorten, visible, careVisible(access)];
}

/**
 * Reads the data for judging a person's planned care, and logs access; no row when the caller may not
 * see the person.
 */
export function listAheadFacts(
  access: Access,
  operation: keyof typeof readings,
  about: AboutCare,
): Read<AheadFacts> {
  return readings[operation](access, valuesOf(access, about));
}

/** Reads the same within a transaction that does its own logging. */
export async function findAheadFacts(
  access: Access,
  { query }: Transaction,
  about: AboutCare,
): Promise<AheadFacts | undefined> {
  const [facts] = await query<AheadFacts>({ name: 'selectAhead', text }, valuesOf(access, about));
  return facts;
}
