const minimum = 30_00;
const months = 12;
const step = 10_00;

/**
 * Returns the monthly term of Betaalgemak in whole cents: max(€ 30, open / 12 rounded up to tens of euros)
 * (docs/domain.md).
 */
export function betaalgemakTermijn(openAmount: number): number {
  return Math.max(minimum, Math.ceil(openAmount / months / step) * step);
}
