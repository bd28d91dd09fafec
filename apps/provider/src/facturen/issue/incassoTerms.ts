import type { Brand } from '@mijn/domain/brands';
import { announcementDays } from './incasso.rules.ts';

/** Terms of direct debit with a brand from a day on. */
interface IncassoTerms {
  readonly merk: Brand;
  /** `yyyy-mm-dd`. */
  readonly validFrom: string;
  /** Days of the month that a person can choose for their debits. */
  readonly days: readonly number[];
  /** Minimum of days between the message that announces a debit and the debit. */
  readonly announcementDays: number;
  /** Creditor identifier in the mandate. Fictitious, like the brands. */
  readonly creditorId: string;
}

const creditorIds: Readonly<Record<Brand, string>> = {
  ZZ: 'NL70ZZZ000000010000',
  AZVZ: 'NL21ZZZ000000020000',
};

// The last terms of a brand that have begun apply.
const incassoTerms: readonly IncassoTerms[] = (['ZZ', 'AZVZ'] as const).map((merk) => ({
  merk,
  validFrom: '2016-01-01',
  days: [1, 10, 20, 25],
  announcementDays,
  creditorId: creditorIds[merk],
}));

/** Returns the terms of direct debit with a brand on a day. */
export function incassoTermsOn(merk: Brand, day: Temporal.PlainDate): IncassoTerms {
  const ofBrand = incassoTerms.filter((terms) => terms.merk === merk);
  const begun = ofBrand.filter(({ validFrom }) => validFrom <= day.toString());
  const terms = begun.at(-1) ?? ofBrand[0];
  if (!terms) throw new Error(`No terms of direct debit with ${merk}`);
  return terms;
}
