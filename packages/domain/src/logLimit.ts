/** Whether something may go into the log now. */
export type LogLimit = () => boolean;

/** How much goes into the log: so many in each window, and then how many were left out. */
export interface LogLimitOptions {
  readonly most: number;
  readonly windowMs: number;
  /** Is told how many were left out, when the first may go into the log again. */
  readonly tellRest: (leftOut: number) => void;
  /** Milliseconds that only go forward. */
  readonly now?: () => number;
}

/**
 * Limits how often something goes into the log, so that a flood of it costs no more than a trickle: the first of each
 * window do, what is beyond is counted.
 */
export function createLogLimit({
  most,
  windowMs,
  tellRest,
  now = () => performance.now(),
}: LogLimitOptions): LogLimit {
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
