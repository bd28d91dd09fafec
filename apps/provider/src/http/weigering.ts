/** The statuses with which a call is refused (decisions §8). */
export type WeigerStatus = 400 | 401 | 403 | 404 | 405 | 408 | 409 | 413 | 415 | 429 | 500 | 503;

/** A refusal with its status and, for 403, its reasons. Says nothing about what was asked. */
export class Weigering extends Error {
  readonly status: WeigerStatus;
  readonly redenen: readonly string[];

  constructor(status: WeigerStatus, redenen: readonly string[] = []) {
    super(`Refused with ${status}`);
    this.name = 'Weigering';
    this.status = status;
    this.redenen = redenen;
  }
}

/** Foreign, unknown and malformed are one and the same to the caller (decisions §2). */
export function nietGevonden(): Weigering {
  return new Weigering(404);
}
