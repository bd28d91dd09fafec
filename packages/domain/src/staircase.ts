import { type Cents, sumOf } from './money.ts';

/** The amounts of a claim line for the staircase; integer cents. */
export interface StaircaseLine {
  readonly gedeclareerdBedrag: Cents;
  readonly uitgekeerdBedrag: Cents;
  readonly eigenRisicoBedrag: Cents;
  /** The engine's steps; empty if the insurer gives none. */
  readonly stappen: readonly { readonly stap: string; readonly bedrag: Cents }[];
}

/** A claim's amounts from declared to paid out; integer cents. The three in the middle are deductions. */
export interface StaircaseAmounts {
  readonly gedeclareerd: Cents;
  readonly notCovered: Cents;
  readonly wettelijkeBijdrage: Cents;
  readonly eigenRisico: Cents;
  readonly uitgekeerd: Cents;
}

/** Returns the amount in cents that counts for own risk in terms, and is not deducted from the payout. */
export function countedInTermijnen(
  lines: readonly { readonly eigenRisicoInTermijnen?: Cents | null }[],
): number {
  return sumOf(lines, (line) => line.eigenRisicoInTermijnen ?? 0);
}

/**
 * Adds up lines to one staircase. It always balances: `notCovered` is whatever own risk, the statutory
 * contribution and the payout do not explain.
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

/** Changes that a correction makes to a claim's amounts; integer cents. */
export interface StaircaseChange {
  readonly gedeclareerdBedrag: Cents;
  readonly wettelijkeBijdrageBedrag: Cents;
  /** All own risk, of which `eigenRisicoInTermijnen` is not deducted from the payout. */
  readonly eigenRisicoBedrag: Cents;
  readonly eigenRisicoInTermijnen: Cents;
  readonly vergoedBedrag: Cents;
}

/** Adds what was corrected since (ADR 0070) to the amounts that were decided: what holds now, in integer cents. */
export function correctedAmounts(
  decided: StaircaseAmounts,
  changes: readonly StaircaseChange[],
): StaircaseAmounts {
  const gedeclareerd = decided.gedeclareerd + sumOf(changes, (one) => one.gedeclareerdBedrag);
  const wettelijkeBijdrage =
    decided.wettelijkeBijdrage + sumOf(changes, (one) => one.wettelijkeBijdrageBedrag);
  const eigenRisico =
    decided.eigenRisico +
    sumOf(changes, (one) => one.eigenRisicoBedrag - one.eigenRisicoInTermijnen);
  const uitgekeerd =
    decided.uitgekeerd + sumOf(changes, (one) => one.vergoedBedrag + one.eigenRisicoInTermijnen);
  return {
    gedeclareerd,
    wettelijkeBijdrage,
    eigenRisico,
    uitgekeerd,
    notCovered: gedeclareerd - wettelijkeBijdrage - eigenRisico - uitgekeerd,
  };
}
