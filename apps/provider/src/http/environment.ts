import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PaymentProviderConfig } from '../betalingen/paymentProvider/paymentProvider.ts';
import type { IncassoBank } from '../facturen/jobs/incassoBank.ts';
import type { FileConfig } from '../files/fileService.ts';
import type { Database } from '../access/inAccess.ts';

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
  readonly takeUpAfterMs: number;
  readonly assessAfterMs: number;
}

/** What every route of the provider works with. */
export interface Environment extends FileConfig {
  readonly database: Database;
  /** The login that may create roles; the jobs make their own address from it (`roleUrl`). */
  readonly databaseUrl: string;
  readonly tempo: Tempo;
  /** Whether the contract's extensions are on. */
  readonly extensions: boolean;
  /** Where and how people pay; undefined: they cannot. */
  readonly paymentProvider: PaymentProviderConfig | undefined;
  /** Who answers direct debits; undefined: they wait. */
  readonly incassoBank: IncassoBank | undefined;
  /** Seals `_state`: 32 bytes. */
  readonly stateKey: Buffer;
  readonly log: FastifyBaseLogger;
}
