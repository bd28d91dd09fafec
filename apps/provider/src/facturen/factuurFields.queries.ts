import type { FactuurInList } from '@mijn/contract/facturen';
import { type Cents, centsToEuros, type Euros } from '@mijn/domain/money';
import { factuurPeriodSql } from '../facts/factuur.queries.ts';
import {
  type Complete,
  createListFields,
  type ListField,
  type ListFieldsRow,
  plainField,
} from '../facts/listFields.ts';
import type { FactuurRow } from './factuurRow.ts';

type Answered = Complete<FactuurInList>;

interface YearAmount {
  readonly jaar: number;
  readonly bedrag: Cents;
}

// Premium per calendar year, by the months of its lines; null: no such lines.
const premiePerJaar: ListField<
  readonly YearAmount[] | null,
  { jaar: number; bedrag: Euros }[] | null
> = {
  column: `CASE WHEN f.soort = 'Zorgpremie' THEN (SELECT json_agg(y ORDER BY y.jaar) FROM (
      SELECT extract(year FROM r.periode_van)::int AS jaar, sum(r.bedrag)::int AS bedrag FROM insurer.factuur_regel r
      WHERE r.kenmerk = f.kenmerk GROUP BY 1 HAVING bool_and(r.periode_van IS NOT NULL)) y) END`,
  toAnswer: (years) =>
    years?.map(({ jaar, bedrag }) => ({ jaar, bedrag: centsToEuros(bedrag) })) ?? null,
};

const hasHiddenCare = `
  EXISTS (SELECT FROM insurer.factuur_regel r WHERE r.kenmerk = f.kenmerk
    AND r.declaratie_nummer IS NOT NULL AND r.relatienummer <> ALL ($2))`;

/**
 * Fields of an invoice that only the list has, by their names in the contract, as SQL on invoice `f`; $2
 * are the people whose care the viewer may see. To add a field, add an entry.
 */
const listFields = {
  afgeschermd: plainField<boolean>(hasHiddenCare),
  periode: plainField<Answered['periode']>(factuurPeriodSql),
  premiePerJaar,
} satisfies { readonly [Name in keyof Answered]?: ListField<never, Answered[Name]> };

const list = createListFields(listFields);

/** An invoice of the list. Cents. */
export interface FactuurInListRow extends FactuurRow, ListFieldsRow<typeof listFields> {}

/** SQL: columns of `listFields` for invoice `f`. */
export const listColumns = list.columns;

/** Returns the fields of the table in the contract's form. */
export const answerListFields = list.toAnswer;
