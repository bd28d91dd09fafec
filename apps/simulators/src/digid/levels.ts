/** DigiD's levels of assurance by number, with DigiD's own words (docs/domain.md). */
export const levels = { 10: 'Basis', 20: 'Midden', 25: 'Substantieel', 30: 'Hoog' } as const;

/** A level of assurance. */
export type Level = keyof typeof levels;

const prefix = 'urn:mijn:digid:niveau:';
const defaultValue: Level = 25;

/** Returns the level as in `acr` and `acr_values`: `urn:mijn:digid:niveau:25`. */
export function acrOf(level: Level): string {
  return `${prefix}${level}`;
}

/** Every `acr` of the broker, lowest first. */
export const acrs: readonly string[] = [10, 20, 25, 30].map((level) => `${prefix}${level}`);

function isLevel(number: number): number is Level {
  return Object.hasOwn(levels, number);
}

/**
 * Returns the level of a login: the first known one in the relying party's `acr_values` (separated by spaces, preferred
 * first); 25 without any.
 */
export function requestedLevel(acrValues: unknown): Level {
  const words = typeof acrValues === 'string' ? acrValues.split(' ') : [];
  const requested = words
    .filter((word) => word.startsWith(prefix))
    .map((word) => Number(word.slice(prefix.length)));
  return requested.find(isLevel) ?? defaultValue;
}
