export type LogLimit = () => boolean;

/** Options of a log limit: at most `most` lines in each window. */
export interface LogLimitOptions {
  readonly most: number;
  readonly windowMs: number;
  /** Receives the number of suppressed lines when logging resumes. */
  readonly tellRest: (leftOut: number) => void;
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
}

/** Limits repeated log lines: allows the first ones of each window and counts the rest. */
export function createLogLimit({
  most,
  windowMs,
  tellRest,
  now = () => performance.now(),
}: LogLimitOptions): LogLimit {
  let begun = -Infinity;
  let logged = 0;
  let leftOut = 0;
  return () => {
    if (now() - begun >= windowMs) {
      begun = now();
      logged = 0;
      if (leftOut > 0) tellRest(leftOut);
      leftOut = 0;
    }
    if (logged < most) logged += 1;
    else leftOut += 1;
    return leftOut === 0;
  };
}
