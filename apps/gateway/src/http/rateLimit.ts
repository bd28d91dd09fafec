import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import ipaddr from 'ipaddr.js';
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

/** A limit of how often each subject may do something. */
export interface RateLimit {
  /** Prefix of its keys. */
  readonly prefix: string;
  /** Times per window. */
  readonly max: number;
  /** Length of the window, which begins with the first time. */
  readonly seconds: number;
  /** Counted over all copies, in PostgreSQL; otherwise in this copy's memory. */
  readonly isShared: boolean;
}

/** Times in this window, this one included; with the seconds until the next window if that is too often. */
export interface Counted {
  readonly times: number;
  readonly retrySeconds?: number;
}

/** Counts a subject once more: an address, a person, a member of staff. */
export type Counter = (subject: string) => Promise<Counted>;

export interface CounterResources {
  readonly db: Database;
  /** Hides subjects in the table: base64. Every copy has the same. */
  readonly secret: string;
}

function createLimiter(db: Database, { prefix, max, seconds, isShared }: RateLimit) {
  const counted = { keyPrefix: prefix, points: max, duration: seconds };
  if (!isShared) return new RateLimiterMemory(counted);
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
    // The expired rows of all limits are removed by this one.
    clearExpiredByTimeout: prefix === 'login',
    // A flood beyond the limit does not reach the database.
    inMemoryBlockOnConsumed: max,
    // While the database is away each copy counts by itself.
    insuranceLimiter: new RateLimiterMemory(counted),
  });
}

/** Creates a counter of one limit (ADR 0049). */
export function createCounter({ db, secret }: CounterResources, limit: RateLimit): Counter {
  const limiter: RateLimiterAbstract = createLimiter(db, limit);
  return async (subject) => {
    const key = createHmac('sha256', secret).update(`asked/${subject}`).digest('base64url');
    const [result, isRefused] = await limiter.consume(key).then(
      (allowed) => [allowed, false] as const,
      (error: unknown) => {
        if (error instanceof RateLimiterRes) return [error, true] as const;
        throw error;
      },
    );
    if (!isRefused) return { times: result.consumedPoints };
    // A key that is blocked in memory is not counted any more.
    const times = Math.max(result.consumedPoints, limit.max + 1);
    return { times, retrySeconds: Math.max(1, Math.ceil(result.msBeforeNext / 1_000)) };
  };
}

/** @throws Refusal 429 when it was too often */
export function checkCount({ retrySeconds }: Counted): void {
  if (retrySeconds !== undefined) throw new Refusal(429, 'too many requests', { retrySeconds });
}

/**
 * Returns the subject that an address counts as: an IPv4 address, or the /64 of an IPv6 address, because
 * one connection has all addresses of its /64.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = new ipaddr.IPv6([...address.parts.slice(0, 4), 0, 0, 0, 0]);
  return `${network.toString()}/64`;
}

/** Counts the requests of each address per group of routes, and refuses those beyond the limit with 429 (ADR 0049). */
export function limitRequests(app: FastifyInstance, resources: CounterResources): void {
  const counters = new Map<RateGroup, Counter>();
  app.addHook('onRequest', async ({ routeOptions, ip }) => {
    const { rateLimit } = routeOptions.config;
    if (!rateLimit) return;
    const { groupId, max } = rateLimit;
    const isShared = sharedGroups.has(groupId);
    const limit = { prefix: groupId, max, seconds: 60, isShared };
    const counter = counters.get(groupId) ?? createCounter(resources, limit);
    counters.set(groupId, counter);
    checkCount(await counter(networkOf(ip)));
  });
}
