import type { Factuur } from '../factuur/factuur.ts';

/** A running arrangement (§4) as its invoice or payment request shows it, with its course; integer cents. */
export type RegelingInDetail = NonNullable<Factuur['regeling']>;

/** A running arrangement, as a list has it. */
export type Regeling = Omit<RegelingInDetail, 'verloop'>;

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
