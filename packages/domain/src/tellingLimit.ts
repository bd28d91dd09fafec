/** Whether something may be told now. */
export type TellingLimit = () => boolean;

/** How much is told: so often in each window, and then how much was left out. */
export interface TellingOptions {
  readonly most: number;
  readonly windowMs: number;
  /** Told of how many were left out, with the first that may be told again. */
  readonly tellRest: (leftOut: number) => void;
  /** Milliseconds that only go forward. */
  readonly now?: () => number;
}

/**
 * Limits how often something is told, so that a flood of it costs no more than a trickle: the first of
 * each window are told, what is beyond is counted.
 */
export function createTellingLimit({
  most,
  windowMs,
  tellRest,
  now = () => performance.now(),
}: TellingOptions): TellingLimit {
  let begun = -Infinity;
  let told = 0;
  let leftOut = 0;
  return () => {
    if (now() - begun >= windowMs) {
      begun = now();
      told = 0;
      if (leftOut > 0) tellRest(leftOut);
      leftOut = 0;
    }
    if (told < most) told += 1;
    else leftOut += 1;
    return leftOut === 0;
  };
}
