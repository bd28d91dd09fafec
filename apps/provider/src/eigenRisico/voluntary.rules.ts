import type { Brand } from '@mijn/domain/brands';
import type { Cents } from '@mijn/domain/money';
import { discounts } from '../facturen/issue/premies.ts';
import type { VerwachtingFacts } from './verwachting.queries.ts';
import { eigenRisicoBase, isWholeYear } from './verwachting.rules.ts';

/** Cost of a voluntary own risk and its discount on the premium, by year; cents. */
export interface VoluntaryYears {
  readonly choice: Cents;
  readonly years: readonly {
    readonly year: number;
    readonly cost: Cents;
    readonly discount: Cents;
  }[];
}

// Largest choice on offer; compared for a person without voluntary own risk.
const largest = 50_000;

// Season for next year's choice: from the announcement of the premium on (docs/domain.md, verzekeringscheck).
function isTurnOfYear({ month, day }: Temporal.PlainDate): boolean {
  return month === 12 || (month === 11 && day >= 12);
}

/**
 * Computes the cost and discount of the person's voluntary own risk, or else of the largest one, in this
 * year and the two before it. Only years count in which the person was insured and an adult all the time.
 * Returns undefined outside the season, without such a year, and when the brand offers no voluntary own
 * risk or the own risk is paid in terms.
 */
export function compareVoluntary(
  facts: VerwachtingFacts,
  brand: Brand,
  today: Temporal.PlainDate,
): VoluntaryYears | undefined {
  const amount = facts.amounts.find((row) => row.merk === brand);
  if (!amount?.voluntaryPossible || facts.termijnBrands.includes(brand)) return undefined;
  if (!isTurnOfYear(today)) return undefined;
  const day = today.toString();
  const now = facts.insurances.find(
    ({ merk, validFrom, validUntil }) =>
      merk === brand && validFrom <= day && (validUntil === null || day < validUntil),
  );
  const choice = now?.voluntaryEigenRisico || largest;
  const years = [2, 1, 0]
    .map((back) => today.year - back)
    .filter((year) => isWholeYear(facts, brand, year))
    .flatMap((year) => {
      const verplicht = facts.verplicht.find(({ merk, jaar }) => merk === brand && jaar === year);
      if (!verplicht) return [];
      const bases = facts.lines
        .filter((line) => line.day.startsWith(`${year}-`))
        .map((line) => eigenRisicoBase(facts, verplicht, line));
      const beyond = bases.reduce((all, one) => all + one, 0) - verplicht.bedrag;
      const cost = Math.max(0, Math.min(choice, beyond));
      return [{ year, cost, discount: 12 * (discounts[choice] ?? 0) }];
    });
  return years.length === 0 ? undefined : { choice, years };
}
