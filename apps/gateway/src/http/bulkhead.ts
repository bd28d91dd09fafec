import type { ServerResponse } from 'node:http';
import { type BulkheadPolicy, bulkhead } from 'cockatiel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Limits } from './limits.ts';
import { TooBusyRefusal } from './refusal.ts';
import { hasBody } from './slowBodies.ts';

/** Requests that share a limit of how many are worked on at once. */
export type HeavyClass = 'page' | 'call' | 'form';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The class of requests that cost enough to be limited; a function where only the body tells. */
    heavy?: HeavyClass | ((request: FastifyRequest) => HeavyClass | undefined);
  }
}

/**
 * Of one address: more than a browser sends at once, and few enough that what one person asks as fast as they can
 * leaves room for everybody else.
 */
const perAddress = { atOnce: 8, waiting: 40 };

/** A request that waits for somebody else (an insurer that hangs) leaves its place to others after this, milliseconds. */
const countedMs = 3_000;

function untilAnswered(raw: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    // Also a client that hung up, which gets no response, or did so while it waited.
    if (raw.destroyed) return resolve();
    const timer = setTimeout(resolve, countedMs).unref();
    raw.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

// One for all: its answer says nothing of the request, and a stack costs more than the rest of it.
const tooBusy = new TooBusyRefusal();

/**
 * Limits how many heavy requests of a class, and of an address, are worked on at once: those beyond it get 503 with
 * when to come back (ADR 0030). Files, health, signing out and webhooks have no class and are always answered. A
 * request with a body takes its place once the body has arrived: bodies that never come would hold those of everybody.
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
    // Nothing is read, and no session looked up, for a request that would be refused afterwards.
    if (classes[heavy].executionSlots === 0) throw tooBusy;
  });
  app.addHook('preValidation', async (request, reply) => {
    const { heavy } = request.routeOptions.config;
    const found = typeof heavy === 'function' ? heavy(request) : hasBody(request.raw) && heavy;
    if (found) await enter(request, reply, found);
  });
}
