import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { AskedCounts } from './askedCounts.ts';
import { Refusal } from './refusal.ts';

/** How often what was counted here is exchanged with the other copies, milliseconds. */
const exchangeMs = 250;

/** Counts how often each address asks, over all copies, and refuses who asks too often (429). */
export async function limitRequests(app: FastifyInstance, counts: AskedCounts): Promise<void> {
  // The plugin wants a class of its own making; every route counts in the same place, by its `groupId`.
  class Store {
    incr(
      key: string,
      done: (error: Error | null, found: { current: number; ttl: number }) => void,
    ): void {
      const { times, msLeft } = counts.count(key);
      done(null, { current: times, ttl: msLeft });
    }
    child(): Store {
      return this;
    }
  }
  await app.register(rateLimit, {
    global: false,
    timeWindow: 60_000,
    store: Store,
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    addHeaders: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
      'retry-after': true,
    },
    errorResponseBuilder: () => new Refusal(429, 'too many requests'),
  });
  exchangeRegularly(app, counts);
}

/** One at a time: while the database is away, the next waits for the one before. */
function exchangeRegularly(app: FastifyInstance, counts: AskedCounts): void {
  let isUnderWay = false;
  const exchange = async (): Promise<void> => {
    if (isUnderWay) return;
    isUnderWay = true;
    // Away or full: each copy goes by its own count until it is back.
    await counts.exchange().catch(() => undefined);
    isUnderWay = false;
  };
  const timer = setInterval(() => void exchange(), exchangeMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
