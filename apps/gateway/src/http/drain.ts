import type { FastifyInstance, FastifyRequest } from 'fastify';
import { maximumBytes } from './limits.ts';

/** Whether the rest of a body is listened to although it was answered: where it is said to be bearable. */
export function isDrained({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return Number(headers['content-length'] ?? Number.NaN) <= maximumBytes.drained;
}

/**
 * Drains what is left of a body that was answered before its end, and keeps none of it: a browser reads the
 * answer only once it has sent everything, and one whose connection ends meanwhile shows no page of ours. How long
 * that may take is bounded as for every body (`cutSlowBodies`, `requestTimeout`).
 */
export function drainBodies(app: FastifyInstance): void {
  app.addHook('onResponse', async (request) => {
    const { raw } = request;
    if (raw.complete || !isDrained(request)) return;
    raw.unpipe();
    raw.resume();
  });
}
