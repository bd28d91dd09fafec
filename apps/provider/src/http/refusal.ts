import type { RefusalStatus } from '@mijn/contract/calls/call';

/**
 * Something behind us failed. The log tells its message: what kind of failure it was, in our words, a status
 * or a code; nothing that was sent, kept or answered.
 */
export class BehindError extends Error {
  override readonly name = 'BehindError';
}

/** What kind of failure an error is, where its message may repeat a value: its name and its code. */
export function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
  // What fetch throws has the code on what caused it.
  const cause = error.cause === undefined ? '' : ` (${kindOf(error.cause)})`;
  return error.name + code + cause;
}

/** A refusal with its status and, for 403 and 429, its reasons. Says nothing about what was asked. */
export class Refusal extends Error {
  readonly status: RefusalStatus;
  readonly redenen: readonly string[];
  /** For 429: after how many seconds it can be asked again, where that is known. */
  readonly retrySeconds: number | undefined;

  /** @param cause what failed behind it, for the log */
  constructor(
    status: RefusalStatus,
    reasons: readonly string[] = [],
    cause?: BehindError,
    retrySeconds?: number,
  ) {
    super(`Refused with ${status}`, { cause });
    this.name = 'Refusal';
    this.status = status;
    this.redenen = reasons;
    this.retrySeconds = retrySeconds;
  }
}

/** Foreign, unknown and malformed are one and the same to the caller (docs/decisions.md §2). */
export function notFound(): Refusal {
  return new Refusal(404);
}
