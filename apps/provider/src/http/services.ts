import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Work } from '../betalingen/jobs/process.ts';
import type { DocumentDrawer } from '../documents/documentDrawer.ts';
import type { FileService } from '../files/fileService.ts';
import type { Enqueue } from '../jobs/jobContext.ts';
import type { JobPool } from '../jobs/jobTransaction.ts';
import type { Database } from '../access/inAccess.ts';
import type { Pusher } from '../push/pusher.ts';
import type { Quotas } from '../access/quotas.ts';
import type { CheckNaam } from '../relatie/betaalinstellingen/checkNaam.ts';
import type { StateKeys } from '../relatie/state.ts';

export type App = FastifyInstance;

export interface Services {
  readonly database: Database;
  readonly files: FileService;
  /** Rate limits per person (ADR 0049). */
  readonly quotas: Quotas;
  readonly documents: DocumentDrawer;
  readonly enqueue: Enqueue;
  readonly extensions: boolean;
  /** Connections as the jobs role, for calls that post to the ledger. */
  readonly jobPool: JobPool;
  /** Undefined: payments are switched off. */
  readonly payments: Work | undefined;
  /** Undefined: web push is switched off. */
  readonly pusher: Pusher | undefined;
  /** Undefined: names of accounts are not compared. */
  readonly checkNaam: CheckNaam | undefined;
  /** Keys that seal and open `_state`. */
  readonly stateKeys: StateKeys;
  readonly log: FastifyBaseLogger;
}
