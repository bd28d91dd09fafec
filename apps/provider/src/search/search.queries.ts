// The names of people are folded here, as there are few of them; what else is searched is stored folded.
const folded = (text: string) =>
  `regexp_replace(normalize(lower(${text}), NFD), '[\\u0300-\\u036F]', '', 'g')`;

/**
 * SQL of a WITH clause: the terms of a search (`searchTerms`, as JSON in the parameter `terms`; null: none) as rows of
 * `term`, each with the people among `people` whose name bears it.
 */
export function termsSql(terms: string, people: string): string {
  return `term AS MATERIALIZED (
    SELECT t.*, cardinality(t.kinds) > 0 AS has_kinds, ARRAY(SELECT r.relatienummer FROM insurer.relatie r
      WHERE r.relatienummer = ANY (${people}) AND strpos(${folded('r.opgemaakte_naam')}, t.text) > 0) AS people
    FROM jsonb_to_recordset(${terms}::jsonb) AS t (text text, slips text, kinds text[], least numeric, most numeric,
      day int, month int, year int))`;
}

/** The parts of a row that are searched, as SQL. */
interface Searched {
  /** Its number, in lower case. */
  readonly number: string;
  /** Whose it is. */
  readonly person: string;
  /** Cents. */
  readonly amounts: readonly string[];
  /** Dates. */
  readonly dates: readonly string[];
  /** Folded text about care. */
  readonly care: string;
  /** A FROM with the kinds of care of the row as `zorgsoort`. */
  readonly kinds: string;
  /** Whether the caller may see its care: a search never finds what is hidden (docs/decisions.md §2). */
  readonly seesCare: string;
}

function dateFits(date: string): string {
  const fits = (field: string) =>
    `(t.${field} IS NULL OR extract(${field} FROM ${date}) = t.${field})`;
  return `(${fits('day')} AND ${fits('month')} AND ${fits('year')})`;
}

/** SQL of whether a row fits every one of the terms of `termsSql`. */
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
