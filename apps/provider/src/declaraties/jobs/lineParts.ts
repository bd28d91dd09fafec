import type { LineAmounts, LineOutcome } from '../../assess/shapes.ts';

/** Returns the two parameters for `addLineParts` (lineParts.queries.ts). */
export function remarksAndSteps({
  meldingen,
  stappen,
}: Pick<LineOutcome, 'meldingen' | 'stappen'>): readonly string[] {
  return [JSON.stringify(meldingen), JSON.stringify(stappen)];
}

/** Returns a line's amounts in the order of its columns, gedeclareerd to uitgekeerd; cents. */
export function amountValues(amounts: LineAmounts): readonly number[] {
  return [
    amounts.gedeclareerd,
    amounts.notCovered,
    amounts.wettelijkeBijdrage,
    amounts.compulsoryEigenRisico + amounts.voluntaryEigenRisico,
    amounts.inTermijnen,
    amounts.uitgekeerd,
  ];
}
