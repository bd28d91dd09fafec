import { type Cents, type Euros, eurosToCents } from '@mijn/domain/money';

/** Description of every amount in the schema. */
export const inCents = 'Integer cents.';

/** Converts an amount to cents; null when the insurer sends none. */
export function centsAsKnown(euros: Euros | null | undefined): Cents | null {
  return euros === null || euros === undefined ? null : eurosToCents(euros);
}

/** Options of a field that converts the insurer's amount of that name to cents. */
export function centsOf<K extends string>(name: K, description = inCents) {
  return {
    description,
    resolve: (row: Readonly<Record<K, Euros>>) => eurosToCents(row[name]),
  };
}

/** Same as `centsOf`, for an amount that may be missing: the field is null then. */
export function centsIfKnown<K extends string>(name: K, description = inCents) {
  return {
    description,
    nullable: true as const,
    resolve: (row: { readonly [P in K]?: Euros | null | undefined }) => centsAsKnown(row[name]),
  };
}
