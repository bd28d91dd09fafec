import type { Cents } from './money.ts';

/** The amounts of a line; cents. */
export interface Amounts {
  readonly bedragVergoed: Cents;
  readonly bedragEigenRisico: Cents;
  readonly bedragWettelijkeBijdrage: Cents;
  readonly bedragNietVergoedExclusiefEigenRisico: Cents;
}

/** Care costs by who paid them: four parts, cents (docs/decisions.md §6). */
export interface Parts {
  readonly reimbursed: number;
  readonly eigenRisico: number;
  readonly wettelijkeBijdrage: number;
  /** Not reimbursed for any other reason. */
  readonly notReimbursed: number;
}

export type PartName = keyof Parts;

/** The parts in the order of the bars, from below; without own risk as a separate part if so configured. */
export function partNames(withEigenRisico: boolean): readonly PartName[] {
  return withEigenRisico
    ? ['reimbursed', 'eigenRisico', 'wettelijkeBijdrage', 'notReimbursed']
    : ['reimbursed', 'wettelijkeBijdrage', 'notReimbursed'];
}

const nothing: Parts = { reimbursed: 0, eigenRisico: 0, wettelijkeBijdrage: 0, notReimbursed: 0 };

function partsOf(line: Amounts): Parts {
  const { bedragVergoed, bedragEigenRisico, bedragWettelijkeBijdrage: contribution } = line;
  return {
    reimbursed: bedragVergoed,
    eigenRisico: bedragEigenRisico,
    wettelijkeBijdrage: contribution,
    notReimbursed: line.bedragNietVergoedExclusiefEigenRisico - contribution,
  };
}

function add(one: Parts, other: Parts): Parts {
  return {
    reimbursed: one.reimbursed + other.reimbursed,
    eigenRisico: one.eigenRisico + other.eigenRisico,
    wettelijkeBijdrage: one.wettelijkeBijdrage + other.wettelijkeBijdrage,
    notReimbursed: one.notReimbursed + other.notReimbursed,
  };
}

export function sumParts(lines: readonly Amounts[]): Parts {
  return lines.map(partsOf).reduce(add, nothing);
}

/** Returns the total cost, in cents. */
export function totalCost({
  reimbursed,
  eigenRisico,
  wettelijkeBijdrage,
  notReimbursed,
}: Parts): number {
  return reimbursed + eigenRisico + wettelijkeBijdrage + notReimbursed;
}

/** Returns the part that the person paid, in cents: `bedragNietVergoed`, with or without own risk. */
export function ownCosts(parts: Parts, withEigenRisico: boolean): number {
  const rest = parts.wettelijkeBijdrage + parts.notReimbursed;
  return withEigenRisico ? rest + parts.eigenRisico : rest;
}

/** Returns the part of a line that the person paid, in cents. */
export function ownPartOf(
  line: Amounts & { readonly bedragNietVergoed: Cents },
  withEigenRisico: boolean,
): number {
  return withEigenRisico ? line.bedragNietVergoed : line.bedragNietVergoedExclusiefEigenRisico;
}

export interface Month {
  readonly month: number;
  readonly parts: Parts;
}

/** Returns the twelve months of a year (1 is January), including those without care. */
export function perMonth(
  lines: readonly (Amounts & { readonly datumIngang: string })[],
): readonly Month[] {
  return Array.from({ length: 12 }, (_, index) => {
    const month = index + 1;
    const inMonth = lines.filter(({ datumIngang }) => Number(datumIngang.slice(5, 7)) === month);
    return { month, parts: sumParts(inMonth) };
  });
}
