/** A deterministic pseudo-random generator. */
export interface RandomSource {
  /** Returns a number in [0, 1). */
  readonly roll: () => number;
  /** Returns true with this probability (0–1). */
  readonly chance: (part: number) => boolean;
  /** Returns an integer in [0, `count`). */
  readonly below: (count: number) => number;
  /** Returns a random element. */
  readonly choose: <T>(out: readonly [T, ...T[]]) => T;
}

/** Creates a seeded pseudo-random generator for tests (mulberry32). */
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
