const minimum = 30_00;
const months = 12;
const step = 10_00;

/**
 * The monthly term of Betaalgemak over what is open: max(€ 30, open / 12 rounded up to tens of
 * euros) (docs/domain.md). Whole cents.
 */
export function betaalgemakTermijn(openAmount: number): number {
  return Math.max(minimum, Math.ceil(openAmount / months / step) * step);
}
