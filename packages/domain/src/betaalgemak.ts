const minimum = 30_00;
const maanden = 12;
const stap = 10_00;

/**
 * The monthly term of Betaalgemak over what is open: max(€ 30, open / 12 rounded up to tens of
 * euros) (domain.md). Whole cents.
 */
export function betaalgemakTermijn(openBedrag: number): number {
  return Math.max(minimum, Math.ceil(openBedrag / maanden / stap) * stap);
}

/**
 * The terms of Betaalgemak over what is open, at most twelve, which add up to it: the last one is
 * what is left. Whole cents; € 385 gives nine of € 40 and one of € 25 (domain.md).
 */
export function betaalgemakTermijnen(openBedrag: number): number[] {
  if (openBedrag <= 0) return [];
  const termijn = betaalgemakTermijn(openBedrag);
  const heel = Math.floor(openBedrag / termijn);
  const rest = openBedrag - heel * termijn;
  return [...Array.from({ length: heel }, () => termijn), ...(rest > 0 ? [rest] : [])];
}
