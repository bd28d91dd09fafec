import type { Cents } from './money.ts';

/** A line, as far as its parts tell: cents. */
export interface Amounts {
  readonly bedragVergoed: Cents;
  readonly bedragEigenRisico: Cents;
  readonly bedragWettelijkeBijdrage: Cents;
  readonly bedragNietVergoedExclusiefEigenRisico: Cents;
}

/** What a sum of care cost and who bore it: four parts, cents (docs/decisions.md §6). */
export interface Parts {
  readonly reimbursed: number;
  readonly eigenRisico: number;
  readonly wettelijkeBijdrage: number;
  /** Not reimbursed for another reason. */
  readonly notReimbursed: number;
}

/** The name of a part. */
export type PartName = keyof Parts;

/** The parts in the order of their bars, from below. Without own risk that part is not told. */
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

/** The parts of all these lines together. */
export function total(lines: readonly Amounts[]): Parts {
  return lines.map(partsOf).reduce(add, nothing);
}

/** What all of it cost, cents. */
export function cost({
  reimbursed,
  eigenRisico,
  wettelijkeBijdrage,
  notReimbursed,
}: Parts): number {
  return reimbursed + eigenRisico + wettelijkeBijdrage + notReimbursed;
}

/** What of it the person bore, cents: `bedragNietVergoed`, or that without own risk. */
export function ownPart(parts: Parts, withEigenRisico: boolean): number {
  const rest = parts.wettelijkeBijdrage + parts.notReimbursed;
  return withEigenRisico ? rest + parts.eigenRisico : rest;
}

/** What of a line the person bore, cents. */
export function ownPartOf(
  line: Amounts & { readonly bedragNietVergoed: Cents },
  withEigenRisico: boolean,
): number {
  return withEigenRisico ? line.bedragNietVergoed : line.bedragNietVergoedExclusiefEigenRisico;
}

/** A month with its parts; 1 is January. */
export interface Month {
  readonly month: number;
  readonly parts: Parts;
}

/** The twelve months of a year, those without care included. */
export function perMonth(
  lines: readonly (Amounts & { readonly datumIngang: string })[],
): readonly Month[] {
  return Array.from({ length: 12 }, (_, index) => {
    const month = index + 1;
    const inMonth = lines.filter(({ datumIngang }) => Number(datumIngang.slice(5, 7)) === month);
    return { month, parts: total(inMonth) };
  });
}
