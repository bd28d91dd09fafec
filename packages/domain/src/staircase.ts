import { type Cents, sumOf } from './money.ts';

/** The amounts of a claim line that the staircase is built from; integer cents. */
export interface StaircaseLine {
  readonly gedeclareerdBedrag: Cents;
  readonly uitgekeerdBedrag: Cents;
  readonly eigenRisicoBedrag: Cents;
  /** The engine's steps; empty where the insurer tells none. */
  readonly stappen: readonly { readonly stap: string; readonly bedrag: Cents }[];
}

/** One claim from declared to paid out; integer cents. The three in the middle are taken off. */
export interface StaircaseAmounts {
  readonly gedeclareerd: Cents;
  readonly notCovered: Cents;
  readonly wettelijkeBijdrage: Cents;
  readonly eigenRisico: Cents;
  readonly uitgekeerd: Cents;
}

/** What of these lines counts for own risk that is paid in terms: nothing is taken off for it; cents. */
export function countedInTermijnen(
  lines: readonly { readonly eigenRisicoInTermijnen?: Cents | null }[],
): number {
  return sumOf(lines, (line) => line.eigenRisicoInTermijnen ?? 0);
}

/**
 * Adds the lines up to one staircase. It always adds up: what neither own risk, nor the statutory
 * contribution, nor the payout explains is what is not covered.
 */
export function staircaseAmounts(lines: readonly StaircaseLine[]): StaircaseAmounts {
  const gedeclareerd = sumOf(lines, (line) => line.gedeclareerdBedrag);
  const eigenRisico = sumOf(lines, (line) => line.eigenRisicoBedrag);
  const uitgekeerd = sumOf(lines, (line) => line.uitgekeerdBedrag);
  const wettelijkeBijdrage = sumOf(lines, (line) =>
    Math.abs(line.stappen.find(({ stap }) => stap === 'wettelijkeBijdrage')?.bedrag ?? 0),
  );
  return {
    gedeclareerd,
    wettelijkeBijdrage,
    eigenRisico,
    uitgekeerd,
    notCovered: gedeclareerd - wettelijkeBijdrage - eigenRisico - uitgekeerd,
  };
}
