/** The brackets of the statutory scale: `perThousand` of the part up to and including `until` (cents). */
const scale = [
  { until: 2_500_00, perThousand: 150 },
  { until: 5_000_00, perThousand: 100 },
  { until: 10_000_00, perThousand: 50 },
  { until: 200_000_00, perThousand: 10 },
  { until: Number.MAX_SAFE_INTEGER, perThousand: 5 },
] as const;

const minimum = 40_00;
const maximum = 6_775_00;

/**
 * Returns the collection costs that could follow when an amount stays unpaid after an Aanmaning
 * (docs/domain.md, dunning): 15 % to € 2,500, then 10, 5, 1 and 0.5 %, at least € 40 and at most € 6,775.
 * Whole cents, rounded down. We mention these costs but never charge them.
 */
export function incassokosten(openAmount: number): number {
  if (openAmount <= 0) return 0;
  let previous = 0;
  let thousandths = 0;
  for (const { until, perThousand } of scale) {
    const part = Math.max(0, Math.min(openAmount, until) - previous);
    thousandths += part * perThousand;
    previous = until;
  }
  return Math.min(maximum, Math.max(minimum, Math.floor(thousandths / 1000)));
}
