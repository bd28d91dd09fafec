import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BetaaldienstConfig } from '../betalingen/dienst/betaaldienst.ts';
import type { Incassobank } from '../facturen/taken/incassobank.ts';
import type { BestandsConfig } from '../bestanden/bestandsdienst.ts';
import type { Database } from '../toegang/inAccess.ts';

/** The provider's Fastify, with zod schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** How fast the jobs take up and judge a claim, milliseconds. */
export interface Tempo {
  readonly opnemenNaMs: number;
  readonly beoordelenNaMs: number;
}

/** What every route of the provider works with. */
export interface Omgeving extends BestandsConfig {
  readonly database: Database;
  /** The login that may create roles; the jobs make their own address from it (`rolUrl`). */
  readonly databaseUrl: string;
  readonly tempo: Tempo;
  /** Whether the contract's extensions are on. */
  readonly uitbreidingen: boolean;
  /** Where and how people pay; undefined: they cannot. */
  readonly betaaldienst: BetaaldienstConfig | undefined;
  /** Who answers direct debits; undefined: they wait. */
  readonly incassobank: Incassobank | undefined;
  /** Seals `_state`: 32 bytes. */
  readonly stateSleutel: Buffer;
  readonly log: FastifyBaseLogger;
}
