import type { AchterstandStage } from '@mijn/contract/premieachterstand';
import type { Brand } from '@mijn/domain/brands';

/** Terms of a brand from a day on. */
export interface AchterstandTerms {
  readonly merk: Brand;
  /** `yyyy-mm-dd`. */
  readonly validFrom: string;
  /** Months of premium owed at each stage. */
  readonly months: Readonly<Record<AchterstandStage, number>>;
  /** Minimum of days between stages, in which the person can pay, agree on terms or object. */
  readonly daysBetween: number;
}

const months = { aanbod: 2, waarschuwing: 4, aanmelding: 6 } as const;

// Legal terms by brand and day; the last one that has begun applies.
const achterstandTerms: readonly AchterstandTerms[] = (['ZZ', 'AZVZ'] as const).map((merk) => ({
  merk,
  validFrom: '2016-07-01',
  months,
  daysBetween: 28,
}));

/** Returns the terms of a brand on a day; undefined before the first. */
export function achterstandTermsOn(
  merk: Brand,
  day: Temporal.PlainDate,
): AchterstandTerms | undefined {
  return achterstandTerms
    .filter((terms) => terms.merk === merk && terms.validFrom <= day.toString())
    .toSorted((one, other) => other.validFrom.localeCompare(one.validFrom))[0];
}
