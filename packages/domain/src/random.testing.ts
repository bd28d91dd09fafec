/** Chance that comes out the same every time it begins with the same seed. */
export interface RandomSource {
  /** From 0 up to 1. */
  readonly roll: () => number;
  /** Whether something happens that does so in this part (0–1) of all cases. */
  readonly chance: (part: number) => boolean;
  /** A whole number from 0 up to `count`. */
  readonly below: (count: number) => number;
  /** One of a list. */
  readonly choose: <T>(out: readonly [T, ...T[]]) => T;
}

/** A source of chance for tests, of a seed (mulberry32). */
export function createRandom(seed: number): RandomSource {
  let state = seed;
  const roll = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (count: number) => Math.floor(roll() * count);
  return {
    roll,
    chance: (part) => roll() < part,
    below,
    choose: (out) => out[below(out.length)] ?? out[0],
  };
}
