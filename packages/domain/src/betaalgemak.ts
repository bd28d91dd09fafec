const minimum = 30_00;
const months = 12;
const step = 10_00;

/**
 * The monthly term of Betaalgemak over what is open: max(€ 30, open / 12 rounded up to tens of
 * euros) (domain.md). Whole cents.
 */
export function betaalgemakTermijn(openAmount: number): number {
  return Math.max(minimum, Math.ceil(openAmount / months / step) * step);
}

/**
 * The terms of Betaalgemak over what is open, at most twelve, which add up to it: the last one is
 * what is left. Whole cents; € 385 gives nine of € 40 and one of € 25 (domain.md).
 */
export function betaalgemakTermijnen(openAmount: number): number[] {
  if (openAmount <= 0) return [];
  const termijn = betaalgemakTermijn(openAmount);
  const whole = Math.floor(openAmount / termijn);
  const rest = openAmount - whole * termijn;
  return [...Array.from({ length: whole }, () => termijn), ...(rest > 0 ? [rest] : [])];
}
