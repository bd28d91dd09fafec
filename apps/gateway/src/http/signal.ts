import type { FastifyReply } from 'fastify';

/** Whoever asked has hung up: nobody waits for the answer, and nothing went wrong. */
export class CallerGoneError extends Error {
  override readonly name = 'CallerGoneError';

  constructor() {
    super('the browser has gone');
  }
}

/** Whether something ended because nobody waits for it any more. */
export function isCallerGone(error: unknown): boolean {
  return error instanceof CallerGoneError || (error instanceof Error && isCallerGone(error.cause));
}

/**
 * A signal that ends the work for an answer when the browser has gone, or after `ms` milliseconds
 * where given.
 */
export function createSignal(reply: FastifyReply, ms?: number): AbortSignal {
  const aborter = new AbortController();
  const timer = ms && setTimeout(() => aborter.abort(new Error('too late')), ms);
  reply.raw.once('close', () => {
    clearTimeout(timer);
    if (!reply.raw.writableFinished) aborter.abort(new CallerGoneError());
  });
  return aborter.signal;
}
