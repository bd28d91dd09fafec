import type { Factuur } from '../factuur/factuur.ts';

/** A running arrangement (§4), integer cents; null where an invoice is in none. */
export type Regeling = NonNullable<Factuur['regeling']>;

/** An invoice in a list, with its arrangement. */
interface WithRegeling {
  readonly betalingsRegelingId: string | null;
  readonly regeling: Regeling | null;
}

/** The running arrangements that invoices are in, each once, by its number. */
export function regelingenOf(facturen: readonly WithRegeling[]): ReadonlyMap<string, Regeling> {
  return new Map(
    facturen.flatMap(({ betalingsRegelingId: id, regeling }) =>
      id !== null && regeling !== null ? [[id, regeling] as const] : [],
    ),
  );
}
