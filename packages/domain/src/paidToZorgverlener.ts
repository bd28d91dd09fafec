import type { Cents } from './money.ts';
import { type StaircaseLine, staircaseAmounts } from './staircase.ts';

/** What a correction changes of a claim (ADR 0070), integer cents; below zero where it becomes less. */
export interface CorrectedAmounts {
  readonly wettelijkeBijdrageBedrag: Cents;
  readonly eigenRisicoBedrag: Cents;
  /** The part of that own risk that is paid in terms: it was held back from nothing. */
  readonly eigenRisicoInTermijnen: Cents;
  readonly vergoedBedrag: Cents;
}

/** What came of a bill that the care provider sent us itself; integer cents. */
export interface PaidToZorgverlener {
  /** Whom we paid, where one name says it; undefined where the care is hidden or there are several. */
  readonly naam: string | undefined;
  readonly betaald: Cents;
  readonly eigenRisico: Cents;
  readonly eigenBijdrage: Cents;
}

function change(corrections: readonly CorrectedAmounts[], of: (one: CorrectedAmounts) => Cents) {
  return corrections.reduce((until, one) => until + of(one), 0);
}

/** Adds up what we paid the care provider and what the person is sent an invoice for, as it is by now. */
export function paidToZorgverlener(
  lines: readonly (StaircaseLine & { readonly locatieNaam: string | null })[],
  corrections: readonly CorrectedAmounts[],
): PaidToZorgverlener {
  const { uitgekeerd, eigenRisico, wettelijkeBijdrage } = staircaseAmounts(lines);
  const names = new Set(lines.map(({ locatieNaam }) => locatieNaam));
  const [only] = names;
  return {
    naam: names.size === 1 && only ? only : undefined,
    betaald:
      uitgekeerd + change(corrections, (one) => one.vergoedBedrag + one.eigenRisicoInTermijnen),
    eigenRisico:
      eigenRisico +
      change(corrections, (one) => one.eigenRisicoBedrag - one.eigenRisicoInTermijnen),
    eigenBijdrage: wettelijkeBijdrage + change(corrections, (one) => one.wettelijkeBijdrageBedrag),
  };
}
