import { outdatedKind } from '@mijn/domain/headers';

/** Statuses of the gateway's own refusals (docs/decisions.md §8). */
export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 408 | 413 | 415 | 421 | 429 | 503;

/** A refusal by the gateway, without side effects. Its message is for the log, not for people. */
export class Refusal extends Error {
  readonly statusCode: RefusalStatus;
  /** For 405: the allowed methods. */
  readonly allow: string | undefined;
  /** For 429: seconds to wait. */
  readonly retrySeconds: number | undefined;
  /** Kind of error in GraphQL's list (docs/contract.md, GraphQL). */
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

/** Load shedding: more concurrent requests than can be answered in time. Its answer must be cheap. */
export class TooBusyRefusal extends Refusal {
  constructor() {
    super(503, 'too many at once');
  }
}

/** A GraphQL document that asks for too much at once (`operationLimits.ts`). */
export class OversizedRefusal extends Refusal {
  override readonly soort = 'tooLarge';

  constructor() {
    super(400, 'operation too large');
  }
}

/** The request comes from a page of another release, which can reload to get the current one (ADR 0107). */
export class OutdatedRefusal extends Refusal {
  override readonly soort = outdatedKind;

  constructor(message: string) {
    super(400, message);
  }
}
