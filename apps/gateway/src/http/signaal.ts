import type { FastifyReply } from 'fastify';

/**
 * A signal that ends the work for an answer when the browser has gone, or after `ms` milliseconds
 * where given.
 */
export function maakSignaal(reply: FastifyReply, ms?: number): AbortSignal {
  const afbreker = new AbortController();
  const wekker = ms && setTimeout(() => afbreker.abort(new Error('te laat')), ms);
  reply.raw.once('close', () => {
    clearTimeout(wekker);
    if (!reply.raw.writableFinished) afbreker.abort(new Error('de browser is weg'));
  });
  return afbreker.signal;
}
