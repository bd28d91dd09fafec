/** Chance that comes out the same every time it begins with the same number. */
export interface RandomSource {
  /** From 0 up to 1. */
  readonly roll: () => number;
  readonly chance: (part: number) => boolean;
  readonly choose: <T>(out: readonly [T, ...T[]]) => T;
}

/** Makes it of a seed (mulberry32). */
export function createRandom(seed: number): RandomSource {
  let phase = seed;
  const roll = (): number => {
    phase = (phase + 0x6d2b79f5) | 0;
    let t = Math.imul(phase ^ (phase >>> 15), 1 | phase);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    roll,
    chance: (part) => roll() < part,
    choose: (out) => out[Math.floor(roll() * out.length)] ?? out[0],
  };
}
