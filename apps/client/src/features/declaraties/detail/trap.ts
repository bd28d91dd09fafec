/** The amounts of a claim line that the staircase is built from; integer cents. */
export interface TrapRegel {
  readonly gedeclareerdBedrag: number;
  readonly uitgekeerdBedrag: number;
  readonly eigenRisicoBedrag: number;
  /** The engine's steps; empty where the insurer tells none. */
  readonly stappen: readonly { readonly stap: string; readonly bedrag: number }[];
}

/** One claim from declared to paid out; integer cents. The three in the middle are taken off. */
export interface TrapBedragen {
  readonly gedeclareerd: number;
  readonly nietVergoed: number;
  readonly wettelijkeBijdrage: number;
  readonly eigenRisico: number;
  readonly uitgekeerd: number;
}

function som<T>(van: readonly T[], bedrag: (een: T) => number): number {
  return van.reduce((tot, een) => tot + bedrag(een), 0);
}

/**
 * Adds the lines up to one staircase. It always adds up: what neither own risk, nor the statutory
 * contribution, nor the payout explains is what is not covered.
 */
export function trapBedragen(regels: readonly TrapRegel[]): TrapBedragen {
  const gedeclareerd = som(regels, (regel) => regel.gedeclareerdBedrag);
  const eigenRisico = som(regels, (regel) => regel.eigenRisicoBedrag);
  const uitgekeerd = som(regels, (regel) => regel.uitgekeerdBedrag);
  const wettelijkeBijdrage = som(regels, (regel) =>
    Math.abs(regel.stappen.find(({ stap }) => stap === 'wettelijkeBijdrage')?.bedrag ?? 0),
  );
  return {
    gedeclareerd,
    wettelijkeBijdrage,
    eigenRisico,
    uitgekeerd,
    nietVergoed: gedeclareerd - wettelijkeBijdrage - eigenRisico - uitgekeerd,
  };
}
