import type { RefusalStatus } from '@mijn/contract/calls/call';

/**
 * A system behind us failed. Its message is logged: the kind of failure in our own words, a status
 * or a code, and no data that was sent, stored or received.
 */
export class UpstreamError extends Error {
  override readonly name = 'BehindError';
}

/** Returns the name and code of an error whose message may repeat a value. */
export function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
  // fetch puts the code on the cause.
  const cause = error.cause === undefined ? '' : ` (${kindOf(error.cause)})`;
  return error.name + code + cause;
}

/** A refusal with its status and, for 403 and 429, its reasons. Contains nothing of the request. */
export class Refusal extends Error {
  readonly status: RefusalStatus;
  readonly redenen: readonly string[];
  /** For 429: seconds until a retry may succeed, if known. */
  readonly retrySeconds: number | undefined;

  /** @param cause the failure behind it, for the log */
  constructor(
    status: RefusalStatus,
    reasons: readonly string[] = [],
    cause?: UpstreamError,
    retrySeconds?: number,
  ) {
    super(`Refused with ${status}`, { cause });
    this.name = 'Refusal';
    this.status = status;
    this.redenen = reasons;
    this.retrySeconds = retrySeconds;
  }
}

/** Returns the 404 for foreign, unknown and malformed ids alike (docs/decisions.md §2). */
export function notFound(): Refusal {
  return new Refusal(404);
}
