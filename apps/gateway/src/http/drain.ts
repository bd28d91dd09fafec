import type { FastifyInstance, FastifyRequest } from 'fastify';
import { maximumBytes } from './limits.ts';

/** Returns whether the rest of an answered request's body is drained: only if its announced size is acceptable. */
export function shouldDrain({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return Number(headers['content-length'] ?? Number.NaN) <= maximumBytes.drained;
}

/**
 * Reads and discards the rest of a body that was answered early: a browser reads the answer only after sending
 * everything, and shows none if the connection closes before. The time is limited as for every body (`cutSlowBodies`,
 * `requestTimeout`).
 */
export function drainBodies(app: FastifyInstance): void {
  app.addHook('onResponse', async (request) => {
    const { raw } = request;
    if (raw.complete || !shouldDrain(request)) return;
    raw.unpipe();
    raw.resume();
  });
}
