/** DigiD's levels of assurance by number, with DigiD's own words (domain.md). */
export const niveaus = { 10: 'Basis', 20: 'Midden', 25: 'Substantieel', 30: 'Hoog' } as const;

/** A level of assurance. */
export type Niveau = keyof typeof niveaus;

const voorvoegsel = 'urn:mijn:digid:niveau:';
const standaard: Niveau = 25;

/** The level as it stands in `acr` and `acr_values`: `urn:mijn:digid:niveau:25`. */
export function acrVan(niveau: Niveau): string {
  return `${voorvoegsel}${niveau}`;
}

/** Every `acr` that the broker can give, lowest first. */
export const acrs: readonly string[] = [10, 20, 25, 30].map((niveau) => `${voorvoegsel}${niveau}`);

function isNiveau(getal: number): getal is Niveau {
  return Object.hasOwn(niveaus, getal);
}

/**
 * The level that a login reaches: the first known one in the relying party's `acr_values`
 * (words separated by spaces, most wanted first), 25 when it asks for none.
 */
export function gevraagdNiveau(acrValues: unknown): Niveau {
  const woorden = typeof acrValues === 'string' ? acrValues.split(' ') : [];
  const gevraagd = woorden
    .filter((woord) => woord.startsWith(voorvoegsel))
    .map((woord) => Number(woord.slice(voorvoegsel.length)));
  return gevraagd.find(isNiveau) ?? standaard;
}
