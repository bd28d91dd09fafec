import type { FastifyReply } from 'fastify';

/**
 * A signal that ends the work for an answer when the browser has gone, or after `ms` milliseconds
 * where given.
 */
export function createSignal(reply: FastifyReply, ms?: number): AbortSignal {
  const aborter = new AbortController();
  const alarm = ms && setTimeout(() => aborter.abort(new Error('too late')), ms);
  reply.raw.once('close', () => {
    clearTimeout(alarm);
    if (!reply.raw.writableFinished) aborter.abort(new Error('the browser has gone'));
  });
  return aborter.signal;
}
