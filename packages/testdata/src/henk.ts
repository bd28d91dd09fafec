import type { Nota } from './toDeclaratie.ts';

const count = 2_000;
const days = 10 * 365;

/** A kind of care, its provider, and its lowest and highest price; cents. */
type Care = readonly [Nota['zorgsoort'], string, number, number];

const care: readonly [Care, ...Care[]] = [
  ['Huisarts', 'Huisartsenpraktijk De Brug', 1_470, 4_400],
  ['Medicijnen', 'Apotheek De Linde', 650, 9_500],
  ['Fysiotherapie', 'Fysio in Beweging', 3_900, 4_900],
  ['Laboratorium', 'Lab Midden', 1_200, 12_000],
  ['Ziekenhuis', 'Streekziekenhuis Vecht', 9_000, 95_000],
  ['Tandarts', 'Tandartsen Vleuten', 2_600, 21_000],
  ['Bril en lenzen', 'Oogpunt Optiek', 4_900, 29_900],
  ['Hulpmiddelen', 'Medipunt Hulpmiddelen', 1_500, 38_000],
];

/**
 * A seeded pseudo-random generator in [0, 1) (Park and Miller, 1988). Not the one of `@mijn/domain/random.testing`:
 * that would give Henk other bills, and the screenshots and benchmarks are based on these.
 */
function createRandom(begin: number): () => number {
  let state = begin;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Returns Henk's 2,000 bills over ten years; deterministic for a day. */
export function notasOfHenk(): Nota[] {
  const random = createRandom(4_487);
  return Array.from({ length: count }, (_, i) => {
    const [zorgsoort, zorgverlener, lowest, highest] =
      care[Math.floor(random() * random() * care.length)] ?? care[0];
    return {
      zorgsoort,
      zorgverlener,
      bedrag: lowest + Math.floor(random() * (highest - lowest)),
      daysAgo: 4 + Math.floor((i * days) / count),
      treatedDaysBefore: 1 + Math.floor(random() * 20),
    };
  });
}
