/** Chance that comes out the same every time it begins with the same number. */
export interface Toeval {
  /** From 0 up to 1. */
  readonly worp: () => number;
  readonly kans: (deel: number) => boolean;
  readonly kies: <T>(uit: readonly [T, ...T[]]) => T;
}

/** Makes it of a seed (mulberry32). */
export function maakToeval(zaad: number): Toeval {
  let stand = zaad;
  const worp = (): number => {
    stand = (stand + 0x6d2b79f5) | 0;
    let t = Math.imul(stand ^ (stand >>> 15), 1 | stand);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    worp,
    kans: (deel) => worp() < deel,
    kies: (uit) => uit[Math.floor(worp() * uit.length)] ?? uit[0],
  };
}
