import type { Nota } from './toDeclaratie.ts';

/** A kind of care, its provider, and its approximate price; cents. */
type Care = readonly [Nota['zorgsoort'], string, number];

/** Returns Jan's care of every kind, over two years. */
export function muchCare(): Nota[] {
  const schedule: readonly [Care, ...Care[]] = [
    ['Ziekenhuis', 'Streekziekenhuis Vecht', 124_000],
    ['Medicijnen', 'Apotheek De Linde', 8_450],
    ['Hulpmiddelen', 'Medipunt Hulpmiddelen', 46_000],
    ['Fysiotherapie', 'Fysio in Beweging', 9_000],
    ['Laboratorium', 'Lab Midden', 5_260],
    ['Huisarts', 'Huisartsenpraktijk De Brug', 2_940],
    ['Ziekenvervoer', 'Taxi Zorgrit', 7_800],
    ['Bril en lenzen', 'Oogpunt Optiek', 21_900],
  ];
  return Array.from({ length: 32 }, (_, i) => {
    const [zorgsoort, zorgverlener, amount] = schedule[i % schedule.length] ?? schedule[0];
    return { zorgsoort, zorgverlener, bedrag: amount + (i % 5) * 115, daysAgo: 5 + i * 19 };
  });
}

/** Returns enough treatments to make fifteen this year: his package covers three more, up to eighteen. */
export function physioOfJan(today: Temporal.PlainDate): Nota[] {
  const before = muchCare().filter(
    ({ zorgsoort, daysAgo }) => zorgsoort === 'Fysiotherapie' && daysAgo + 6 < today.dayOfYear,
  );
  const count = 15 - before.length;
  const span = today.dayOfYear - 17;
  if (span < 0) return [];
  return Array.from({ length: count }, (_, i) => ({
    zorgsoort: 'Fysiotherapie',
    zorgverlener: 'Fysio in Beweging',
    bedrag: 4_350,
    daysAgo: 10 + Math.floor((i * span) / count),
  }));
}
