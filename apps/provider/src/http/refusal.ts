import type { RefusalStatus } from '@mijn/contract/calls/call';

/** A refusal with its status and, for 403, its reasons. Says nothing about what was asked. */
export class Refusal extends Error {
  readonly status: RefusalStatus;
  readonly redenen: readonly string[];

  constructor(status: RefusalStatus, reasons: readonly string[] = []) {
    super(`Refused with ${status}`);
    this.name = 'Refusal';
    this.status = status;
    this.redenen = reasons;
  }
}

/** Foreign, unknown and malformed are one and the same to the caller (decisions §2). */
export function notFound(): Refusal {
  return new Refusal(404);
}
