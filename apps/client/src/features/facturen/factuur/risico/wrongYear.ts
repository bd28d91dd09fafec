import type { RisicoLine } from '../factuur.ts';

/**
 * Returns the years of care on an own-risk invoice before the year of the invoice: own risk goes by the
 * start of the treatment, which people take for a mistake (docs/domain.md).
 */
export function earlierYears(
  factuurDate: string,
  lines: readonly Pick<RisicoLine, 'datum' | 'bedragEigenRisico'>[],
): readonly string[] {
  const year = factuurDate.slice(0, 4);
  const years = lines
    // Refunds of an earlier year count too.
    .filter(({ bedragEigenRisico }) => bedragEigenRisico !== 0)
    .map(({ datum }) => datum.slice(0, 4))
    .filter((one) => one < year);
  return [...new Set(years)].toSorted();
}

/** Returns the own risk on an invoice by the year that it counts for, the earliest first; cents. */
export function eigenRisicoPerYear(
  lines: readonly Pick<RisicoLine, 'datum' | 'bedragEigenRisico'>[],
): readonly (readonly [year: string, cents: number])[] {
  const sums = new Map<string, number>();
  for (const { datum, bedragEigenRisico } of lines) {
    const year = datum.slice(0, 4);
    sums.set(year, (sums.get(year) ?? 0) + bedragEigenRisico);
  }
  return [...sums]
    .filter(([, cents]) => cents !== 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
}
