import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Database } from '../db/database.ts';
import { Refusal } from './refusal.ts';

/** Routes that are counted together. */
export type RateGroup =
  | 'pages'
  | 'graphql'
  | 'sessie'
  | 'files'
  | 'paymentNotices'
  | 'posts'
  | 'login'
  | 'bestanden';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Requests a minute of one address, in all routes of the group. */
    rateLimit?: { readonly max: number; readonly groupId: RateGroup };
  }
}

/** Counted over all copies, in PostgreSQL; reads are counted in each copy's memory. */
const sharedGroups: ReadonlySet<RateGroup> = new Set(['posts', 'login', 'bestanden']);

const seconds = 60;

function createLimiter(db: Database, groupId: RateGroup, max: number): RateLimiterAbstract {
  const counted = { keyPrefix: groupId, points: max, duration: seconds };
  if (!sharedGroups.has(groupId)) return new RateLimiterMemory(counted);
  return new RateLimiterPostgres({
    ...counted,
    storeClient: {
      query: async ({ name, text, values }: { name: string; text: string; values: unknown[] }) => ({
        rows: await db.query({ name, text }, values),
      }),
    },
    storeType: 'client',
    schemaName: 'gateway',
    tableName: 'rate_limit',
    // By our migration: the role of the app may not create tables.
    tableCreated: true,
    // The expired rows of all groups are removed by this one.
    clearExpiredByTimeout: groupId === 'login',
    // A flood beyond the limit does not reach the database.
    inMemoryBlockOnConsumed: max,
    // While the database is away each copy counts by itself.
    insuranceLimiter: new RateLimiterMemory(counted),
  });
}

/**
 * Counts the requests of each address per group of routes, and refuses those beyond the limit with 429 (ADR 0049).
 * @param secret hides addresses in the table: base64. Every copy has the same.
 */
export function limitRequests(
  app: FastifyInstance,
  { db, secret }: { readonly db: Database; readonly secret: string },
): void {
  const limiters = new Map<RateGroup, RateLimiterAbstract>();
  app.addHook('onRequest', async ({ routeOptions, ip }) => {
    const { rateLimit } = routeOptions.config;
    if (!rateLimit) return;
    const { groupId, max } = rateLimit;
    const limiter = limiters.get(groupId) ?? createLimiter(db, groupId, max);
    limiters.set(groupId, limiter);
    const key = createHmac('sha256', secret).update(`asked/${ip}`).digest('base64url');
    await limiter.consume(key).catch((error: unknown) => {
      if (!(error instanceof RateLimiterRes)) throw error;
      const retrySeconds = Math.max(1, Math.ceil(error.msBeforeNext / 1_000));
      throw new Refusal(429, 'too many requests', { retrySeconds });
    });
  });
}
