/**
 * The years of care on an own-risk invoice that lie before the year of the invoice itself: own risk
 * goes by the day the treatment began, and people take it for a mistake (domain.md).
 */
export function eerdereJaren(
  factuurDatum: string,
  regels: readonly { readonly datum: string; readonly bedragEigenRisico: number }[],
): readonly string[] {
  const jaar = factuurDatum.slice(0, 4);
  const jaren = regels
    .filter(({ bedragEigenRisico }) => bedragEigenRisico > 0)
    .map(({ datum }) => datum.slice(0, 4))
    .filter((een) => een < jaar);
  return [...new Set(jaren)].toSorted();
}
