import type { Cents } from './money.ts';
import { type StaircaseLine, staircaseAmounts } from './staircase.ts';

/** What came of a bill that the care provider sent us itself; integer cents. */
export interface PaidToZorgverlener {
  /** Whom we paid, where one name says it; undefined where the care is hidden or there are several. */
  readonly naam: string | undefined;
  readonly betaald: Cents;
  readonly eigenRisico: Cents;
  readonly eigenBijdrage: Cents;
}

/** Adds up what we paid the care provider, and what the person is sent an invoice for. */
export function paidToZorgverlener(
  lines: readonly (StaircaseLine & { readonly locatieNaam: string | null })[],
): PaidToZorgverlener {
  const { uitgekeerd, eigenRisico, wettelijkeBijdrage } = staircaseAmounts(lines);
  const names = new Set(lines.map(({ locatieNaam }) => locatieNaam));
  const [only] = names;
  return {
    naam: names.size === 1 && only ? only : undefined,
    betaald: uitgekeerd,
    eigenRisico,
    eigenBijdrage: wettelijkeBijdrage,
  };
}
