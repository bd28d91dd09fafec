import { outdatedKind } from '@mijn/domain/outdatedKind';

/** The statuses with which the gateway itself refuses (docs/decisions.md §8). */
export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 408 | 413 | 415 | 421 | 429 | 503;

/** A refusal of the gateway itself: nothing was done. Its message is for the log, not for people. */
export class Refusal extends Error {
  readonly statusCode: RefusalStatus;
  /** For 405: what the address does accept. */
  readonly allow: string | undefined;
  /** For 429: when to come back, in seconds. */
  readonly retrySeconds: number | undefined;
  /** What GraphQL's list of errors calls it (docs/contract.md, GraphQL). */
  readonly soort: string = 'refused';

  constructor(
    statusCode: RefusalStatus,
    message: string,
    options: { allow?: string; retrySeconds?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'Refusal';
    this.statusCode = statusCode;
    this.allow = options.allow;
    this.retrySeconds = options.retrySeconds;
  }
}

/** More is asked at once than can be answered in time. Its answer has to cost next to nothing. */
export class TooBusyRefusal extends Refusal {
  constructor() {
    super(503, 'too many at once');
  }
}

/** What was asked is of another release than this one: who asks it is told so, and can get the newer (ADR 0107). */
export class OutdatedRefusal extends Refusal {
  override readonly soort = outdatedKind;

  constructor(message: string) {
    super(400, message);
  }
}
