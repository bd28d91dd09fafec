/** The steps of the statutory scale: up to and including `tot` (cents), `perDuizend` of that part. */
const staffel = [
  { tot: 2_500_00, perDuizend: 150 },
  { tot: 5_000_00, perDuizend: 100 },
  { tot: 10_000_00, perDuizend: 50 },
  { tot: 200_000_00, perDuizend: 10 },
  { tot: Number.MAX_SAFE_INTEGER, perDuizend: 5 },
] as const;

const minimum = 40_00;
const maximum = 6_775_00;

/**
 * The collection costs that could follow when an amount stays unpaid after an Aanmaning (domain.md,
 * dunning): 15 % to € 2,500, then 10, 5, 1 and 0.5 %, at least € 40 and at most € 6,775. Whole cents
 * in, whole cents out, a part of a cent dropped. Told, never charged by us.
 */
export function incassokosten(openBedrag: number): number {
  if (openBedrag <= 0) return 0;
  let vorige = 0;
  let duizendsten = 0;
  for (const { tot, perDuizend } of staffel) {
    const deel = Math.max(0, Math.min(openBedrag, tot) - vorige);
    duizendsten += deel * perDuizend;
    vorige = tot;
  }
  return Math.min(maximum, Math.max(minimum, Math.floor(duizendsten / 1000)));
}
