import type { Brand } from '@mijn/domain/brands';
import type { Cents } from '@mijn/domain/money';
import { discounts } from '../facturen/issue/premies.ts';
import type { VerwachtingFacts } from './verwachting.queries.ts';
import { eigenRisicoBase, isWholeYear } from './verwachting.rules.ts';

/** What so much voluntary own risk would have cost, and saved in premium, in a few years. Cents. */
export interface VoluntaryYears {
  readonly choice: Cents;
  readonly years: readonly {
    readonly year: number;
    readonly cost: Cents;
    readonly discount: Cents;
  }[];
}

/** The largest that is offered: what is shown to who has none. */
const largest = 50_000;

/** When one may choose for the next year: from the premium's announcement on (docs/domain.md, verzekeringscheck). */
function isTurnOfYear({ month, day }: Temporal.PlainDate): boolean {
  return month === 12 || (month === 11 && day >= 12);
}

/**
 * What the voluntary own risk that somebody has, else the largest, would have cost and saved in this year and
 * the two before: of the years in which they were insured and of age throughout. Undefined out of season,
 * where no voluntary own risk is offered, with own risk in terms, or without such a year, of which the
 * mandatory part is known.
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
