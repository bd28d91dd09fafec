import type { AchterstandStage } from '@mijn/contract/premieachterstand';
import type { Brand } from '@mijn/domain/brands';

/** The terms of a brand from a day on. */
export interface AchterstandTerms {
  readonly merk: Brand;
  /** `yyyy-mm-dd`. */
  readonly validFrom: string;
  /** The months of premium that have to be owed for each stage. */
  readonly months: Readonly<Record<AchterstandStage, number>>;
  /** Days that somebody has at least between one stage and the next, to pay, agree on terms or object. */
  readonly daysBetween: number;
}

const months = { aanbod: 2, waarschuwing: 4, aanmelding: 6 } as const;

/** The law's terms, per brand and dated: the last that began by a day holds. */
const achterstandTerms: readonly AchterstandTerms[] = (['ZZ', 'AZVZ'] as const).map((merk) => ({
  merk,
  validFrom: '2016-07-01',
  months,
  daysBetween: 28,
}));

/** The terms of a brand on a day; undefined before there were any. */
export function achterstandTermsOn(
  merk: Brand,
  day: Temporal.PlainDate,
): AchterstandTerms | undefined {
  return achterstandTerms
    .filter((terms) => terms.merk === merk && terms.validFrom <= day.toString())
    .toSorted((one, other) => other.validFrom.localeCompare(one.validFrom))[0];
}
