import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Work } from '../betalingen/jobs/process.ts';
import type { DocumentDrawer } from '../documents/documentDrawer.ts';
import type { FileService } from '../files/fileService.ts';
import type { Enqueue } from '../jobs/jobContext.ts';
import type { JobPool } from '../jobs/jobTransaction.ts';
import type { Database } from '../access/inAccess.ts';
import type { Pusher } from '../push/pusher.ts';
import type { Quotas } from '../access/quotas.ts';
import type { StateKeys } from '../relatie/state.ts';

/** The provider's Fastify. */
export type App = FastifyInstance;

/** What every handler of the provider works with. */
export interface Services {
  readonly database: Database;
  readonly files: FileService;
  /** Limits how much each person may do (ADR 0049). */
  readonly quotas: Quotas;
  /** Draws PDFs in threads of its own. */
  readonly documents: DocumentDrawer;
  /** Queues what follows from a call. */
  readonly enqueue: Enqueue;
  /** Whether the contract's extensions are on. */
  readonly extensions: boolean;
  /** Connections under the role for jobs, for what a call starts in the books. */
  readonly jobPool: JobPool;
  /** Undefined: nobody can pay. */
  readonly payments: Work | undefined;
  /** Undefined: nobody is told by web push. */
  readonly pusher: Pusher | undefined;
  /** Seal and open `_state`. */
  readonly stateKeys: StateKeys;
  readonly log: FastifyBaseLogger;
}
