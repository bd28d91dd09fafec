/** The statuses with which the gateway itself refuses (decisions §8). */
export type WeigerStatus = 400 | 401 | 403 | 404 | 405 | 408 | 413 | 415 | 421 | 429 | 503;

/** A refusal of the gateway itself: nothing was done. Its message is for the log, not for people. */
export class Weigering extends Error {
  readonly statusCode: WeigerStatus;
  /** For 405: what the address does accept. */
  readonly allow: string | undefined;

  constructor(
    statusCode: WeigerStatus,
    message: string,
    opties: { allow?: string; cause?: unknown } = {},
  ) {
    super(message, { cause: opties.cause });
    this.name = 'Weigering';
    this.statusCode = statusCode;
    this.allow = opties.allow;
  }
}
