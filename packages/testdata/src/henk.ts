import type { Nota } from './bouwDeclaratie.ts';

const aantal = 2_000;
const dagen = 10 * 365;

const zorg: readonly (readonly [Nota['zorgsoort'], string, number, number])[] = [
  ['Huisarts', 'Huisartsenpraktijk De Brug', 1_470, 4_400],
  ['Medicijnen', 'Apotheek De Linde', 650, 9_500],
  ['Fysiotherapie', 'Fysio in Beweging', 3_900, 4_900],
  ['Laboratorium', 'Lab Midden', 1_200, 12_000],
  ['Ziekenhuis', 'Streekziekenhuis Vecht', 9_000, 95_000],
  ['Tandarts', 'Tandartsen Vleuten', 2_600, 21_000],
  ['Bril en lenzen', 'Oogpunt Optiek', 4_900, 29_900],
  ['Hulpmiddelen', 'Medipunt Hulpmiddelen', 1_500, 38_000],
];

/** Numbers from 0 up to 1 that look random and are the same every time (Park and Miller, 1988). */
function maakToeval(begin: number): () => number {
  let stand = begin;
  return () => {
    stand = (stand * 48_271) % 2_147_483_647;
    return stand / 2_147_483_647;
  };
}

/** Henk's 2,000 bills over ten years, the same for the same day. */
export function notasVanHenk(): Nota[] {
  const toeval = maakToeval(4_487);
  return Array.from({ length: aantal }, (_, i) => {
    const [zorgsoort, zorgverlener, laagste, hoogste] =
      zorg[Math.floor(toeval() * toeval() * zorg.length)] ?? zorg[0]!;
    return {
      zorgsoort,
      zorgverlener,
      bedrag: laagste + Math.floor(toeval() * (hoogste - laagste)),
      dagenGeleden: 4 + Math.floor((i * dagen) / aantal),
      behandeldVooraf: 1 + Math.floor(toeval() * 20),
    };
  });
}
