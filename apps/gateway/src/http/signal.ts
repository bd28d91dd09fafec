import type { FastifyReply } from 'fastify';

/** The client closed the connection: nobody waits for the answer, and nothing went wrong. */
export class CallerGoneError extends Error {
  override readonly name = 'CallerGoneError';

  constructor() {
    super('the browser has gone');
  }
}

/** Whether an error was caused by a client that closed the connection. */
export function isCallerGone(error: unknown): boolean {
  return error instanceof CallerGoneError || (error instanceof Error && isCallerGone(error.cause));
}

/** Returns a signal that aborts when the client closes the connection, or after `ms` milliseconds where given. */
export function createSignal(reply: FastifyReply, ms?: number): AbortSignal {
  const aborter = new AbortController();
  const timer = ms && setTimeout(() => aborter.abort(new Error('too late')), ms);
  reply.raw.once('close', () => {
    clearTimeout(timer);
    if (!reply.raw.writableFinished) aborter.abort(new CallerGoneError());
  });
  return aborter.signal;
}
