// Names are folded at query time, because few people are visible; all other searched text is stored folded.
const folded = (text: string) =>
  `regexp_replace(normalize(lower(${text}), NFD), '[\\u0300-\\u036F]', '', 'g')`;

/**
 * SQL of a WITH clause: the terms of a search (`searchTerms`, as JSON in the parameter `terms`;
 * null: none) as rows of `term`, each with those of `people` whose name contains it.
 */
export function termsSql(terms: string, people: string): string {
  return `term AS MATERIALIZED (
    SELECT t.*, cardinality(t.kinds) > 0 AS has_kinds, ARRAY(SELECT r.relatienummer FROM insurer.relatie r
      WHERE r.relatienummer = ANY (${people}) AND strpos(${folded('r.opgemaakte_naam')}, t.text) > 0) AS people
    FROM jsonb_to_recordset(${terms}::jsonb) AS t (text text, slips text, kinds text[], least numeric, most numeric,
      day int, month int, year int))`;
}

/** SQL expressions of the searched parts of a row. */
interface Searched {
  /** Number in lower case. */
  readonly number: string;
  /** Relatienummer. */
  readonly person: string;
  readonly amounts: readonly string[];
  readonly dates: readonly string[];
  /** Folded text about care. */
  readonly care: string;
  /** FROM item with the kinds of care of the row as `zorgsoort`. */
  readonly kinds: string;
  /**
   * Condition: the caller may see its care. A search never finds hidden text (docs/decisions.md
   * §2).
   */
  readonly seesCare: string;
}

function dateFits(date: string): string {
  const fits = (field: string) =>
    `(t.${field} IS NULL OR extract(${field} FROM ${date}) = t.${field})`;
  return `(${fits('day')} AND ${fits('month')} AND ${fits('year')})`;
}

/** SQL condition: a row matches every term of `termsSql`. */
export function fitsTermsSql({
  number,
  person,
  amounts,
  dates,
  care,
  kinds,
  seesCare,
}: Searched): string {
  return `NOT EXISTS (SELECT FROM term t WHERE (
    strpos(${number}, t.text) > 0
    OR t.least IS NOT NULL AND (${amounts.map((amount) => `${amount} BETWEEN t.least AND t.most`).join(' OR ')})
    OR coalesce(t.day, t.month, t.year) IS NOT NULL AND (${dates.map(dateFits).join(' OR ')})
    OR ${person} = ANY (t.people)
    OR ${seesCare} AND (strpos(${care}, t.text) > 0 OR ${care} ~ ('\\m' || t.slips)
      OR t.has_kinds AND EXISTS (SELECT FROM ${kinds} WHERE zorgsoort = ANY (t.kinds)))) IS NOT TRUE)`;
}
