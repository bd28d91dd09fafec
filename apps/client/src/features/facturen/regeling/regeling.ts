import type { Factuur } from '../factuur/factuur.ts';

/** A running arrangement (§4) of an invoice or payment request, with its terms; integer cents. */
export type RegelingInDetail = NonNullable<Factuur['regeling']>;

export type Regeling = Omit<RegelingInDetail, 'verloop'>;

/** An invoice in a list, with its arrangement. */
interface WithRegeling {
  readonly betalingsRegelingId: string | null;
  readonly regeling: Regeling | null;
}

/** Returns the running arrangements of invoices, each once, by number. */
export function regelingenOf(facturen: readonly WithRegeling[]): ReadonlyMap<string, Regeling> {
  return new Map(
    facturen.flatMap(({ betalingsRegelingId: id, regeling }) =>
      id !== null && regeling !== null ? [[id, regeling] as const] : [],
    ),
  );
}
