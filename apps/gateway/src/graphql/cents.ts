import { type Cents, type Euros, eurosToCents } from '@mijn/domain/money';

/** What every amount in the schema says of itself. */
export const inCents = 'Integer cents.';

/** An amount in cents; null where the insurer says none. */
export function centsAsKnown(euros: Euros | null | undefined): Cents | null {
  return euros === null || euros === undefined ? null : eurosToCents(euros);
}

/** A field of an amount: the insurer's euros of that name as integer cents. */
export function centsOf<K extends string>(name: K, description = inCents) {
  return {
    description,
    resolve: (row: Readonly<Record<K, Euros>>) => eurosToCents(row[name]),
  };
}

/** The same of an amount that may be missing: null then. */
export function centsIfKnown<K extends string>(name: K, description = inCents) {
  return {
    description,
    nullable: true as const,
    resolve: (row: { readonly [P in K]?: Euros | null | undefined }) => centsAsKnown(row[name]),
  };
}
