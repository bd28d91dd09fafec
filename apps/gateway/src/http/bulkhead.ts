import type { ServerResponse } from 'node:http';
import { type BulkheadPolicy, bulkhead } from 'cockatiel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Limits } from './limits.ts';
import { TooBusyRefusal } from './refusal.ts';
import { hasBody } from './slowBodies.ts';

/** Classes of requests; each has its own concurrency limit. */
export type HeavyClass = 'page' | 'call' | 'form';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Class of a route that is expensive enough to be limited; a function when it depends on the body. */
    heavy?: HeavyClass | ((request: FastifyRequest) => HeavyClass | undefined);
  }
}

/** Limits per address: more than a browser sends at once, and few enough that one client cannot take all places. */
const perAddress = { atOnce: 8, waiting: 40 };

/** A request that waits for a slow insurer gives its place up after this, in milliseconds. */
const countedMs = 3_000;

function untilAnswered(raw: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    // The client may have hung up already, for example while it waited in the queue: `close` never comes then.
    if (raw.destroyed) return resolve();
    const timer = setTimeout(resolve, countedMs).unref();
    raw.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

// Shared: it holds nothing of the request, and creating a stack costs more than the rest of the answer.
const tooBusy = new TooBusyRefusal();

/**
 * Limits how many heavy requests are processed at once, per class and per address. Excess requests get 503 with
 * Retry-After (ADR 0030). Files, health, sign-out and webhooks have no class and are always answered. A request with a
 * body takes its place once the body has arrived, so that stalled uploads hold none.
 */
export function limitConcurrency(app: FastifyInstance, { atOnce }: Pick<Limits, 'atOnce'>): void {
  const classes: Readonly<Record<HeavyClass, BulkheadPolicy>> = {
    page: bulkhead(atOnce.page),
    call: bulkhead(atOnce.call),
    form: bulkhead(atOnce.form),
  };
  const addresses = new Map<string, BulkheadPolicy>();

  async function enter({ ip }: FastifyRequest, { raw }: FastifyReply, heavy: HeavyClass) {
    const address = addresses.get(ip) ?? bulkhead(perAddress.atOnce, perAddress.waiting);
    addresses.set(ip, address);
    await new Promise<void>((resolve, reject) => {
      const work = address.execute(() =>
        classes[heavy].execute(() => {
          resolve();
          return untilAnswered(raw);
        }),
      );
      const leave = (): void => {
        if (address.executionSlots === perAddress.atOnce) addresses.delete(ip);
      };
      work.then(leave, () => {
        leave();
        reject(tooBusy);
      });
    });
  }

  app.addHook('onRequest', async (request, reply) => {
    const { heavy } = request.routeOptions.config;
    if (heavy === undefined || typeof heavy === 'function') return;
    if (!hasBody(request.raw)) return enter(request, reply, heavy);
    // Refuses before the body is read and the session is looked up.
    if (classes[heavy].executionSlots === 0) throw tooBusy;
  });
  app.addHook('preValidation', async (request, reply) => {
    const { heavy } = request.routeOptions.config;
    const found = typeof heavy === 'function' ? heavy(request) : hasBody(request.raw) && heavy;
    if (found) await enter(request, reply, found);
  });
}
