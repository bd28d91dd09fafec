import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Work } from '../betalingen/jobs/process.ts';
import type { FileService } from '../files/fileService.ts';
import type { Enqueue } from '../jobs/jobContext.ts';
import type { Database } from '../access/inAccess.ts';

/** The provider's Fastify, with zod schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** What every route of the provider works with. */
export interface Environment {
  readonly database: Database;
  readonly files: FileService;
  /** Queues what follows from a call. */
  readonly enqueue: Enqueue;
  /** Whether the contract's extensions are on. */
  readonly extensions: boolean;
  /** Undefined: nobody can pay. */
  readonly payments: Work | undefined;
  /** Seals `_state`: 32 bytes. */
  readonly stateKey: Buffer;
  readonly log: FastifyBaseLogger;
}
