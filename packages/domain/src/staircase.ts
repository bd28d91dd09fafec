import { type Cents, sumOf } from './money.ts';

/** The amounts of a claim line for the staircase; integer cents. */
export interface StaircaseLine {
  readonly gedeclareerdBedrag: Cents;
  readonly uitgekeerdBedrag: Cents;
  readonly eigenRisicoBedrag: Cents;
  /** Own risk in terms, not deducted from the payout. */
  readonly eigenRisicoInTermijnen?: Cents | null;
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
  /** Number of the line that it corrects. */
  readonly corrigeert: number;
  readonly gedeclareerdBedrag: Cents;
  readonly wettelijkeBijdrageBedrag: Cents;
  /** All own risk, of which `eigenRisicoInTermijnen` is not deducted from the payout. */
  readonly eigenRisicoBedrag: Cents;
  readonly eigenRisicoInTermijnen: Cents;
  readonly vergoedBedrag: Cents;
}

/** A line of a decision that corrections refer to; null: the insurer gives neither numbers nor corrections. */
export type CorrectableLine = StaircaseLine & { readonly volgnummer?: number | null };

// Lines apart, because one may have been corrected after the settlement of its year and another not be in terms.
function keptInTermijnen(line: CorrectableLine, changes: readonly StaircaseChange[]): Cents {
  const { volgnummer, eigenRisicoBedrag, eigenRisicoInTermijnen } = line;
  const own = changes.filter(({ corrigeert }) => corrigeert === volgnummer);
  const inTermijnen = eigenRisicoInTermijnen ?? 0;
  return Math.min(
    inTermijnen + sumOf(own, (one) => one.eigenRisicoInTermijnen),
    eigenRisicoBedrag + inTermijnen + sumOf(own, (one) => one.eigenRisicoBedrag),
  );
}

/**
 * Adds what was corrected since (ADR 0070) to the lines of the decision: what holds now, in integer cents.
 * After the settlement a correction of own risk in terms no longer counts in the terms, but it still takes
 * away what the line counted there.
 */
export function correctedAmounts(
  lines: readonly CorrectableLine[],
  changes: readonly StaircaseChange[],
): StaircaseAmounts {
  const decided = staircaseAmounts(lines);
  const decidedInTermijnen = countedInTermijnen(lines);
  const gedeclareerd = decided.gedeclareerd + sumOf(changes, (one) => one.gedeclareerdBedrag);
  const wettelijkeBijdrage =
    decided.wettelijkeBijdrage + sumOf(changes, (one) => one.wettelijkeBijdrageBedrag);
  const all =
    decided.eigenRisico + decidedInTermijnen + sumOf(changes, (one) => one.eigenRisicoBedrag);
  const inTermijnen = sumOf(lines, (line) => keptInTermijnen(line, changes));
  const eigenRisico = all - inTermijnen;
  const uitgekeerd =
    decided.uitgekeerd -
    decidedInTermijnen +
    sumOf(changes, (one) => one.vergoedBedrag) +
    inTermijnen;
  return {
    gedeclareerd,
    wettelijkeBijdrage,
    eigenRisico,
    uitgekeerd,
    notCovered: gedeclareerd - wettelijkeBijdrage - eigenRisico - uitgekeerd,
  };
}
