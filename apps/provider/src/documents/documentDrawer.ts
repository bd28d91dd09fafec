import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Tinypool } from 'tinypool';
import type { Caller } from '../access/access.ts';
import { actorOf } from '../access/staff.ts';
import { createTurns, type TurnLimits } from '../files/turns.ts';
import type { PdfTask } from './pdfWorker.ts';

/** Caller of a document, and a signal that aborts when they hang up. */
export interface DocumentAsker {
  readonly caller: Pick<Caller, 'bsn' | 'actor'>;
  readonly signal: AbortSignal;
}

/**
 * Draws documents in worker threads, in turn by person or member of staff, so that nobody's documents delay
 * those of others.
 */
export interface DocumentDrawer {
  /**
   * Draws a PDF in the caller's turn; one per caller at a time.
   * @throws Refusal 429 when the person has too many pending, 503 when all queues are full or no
   * turn came in time, 408 when the caller has hung up
   */
  readonly draw: (task: PdfTask, asker: DocumentAsker) => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

// Leaves one processor for everything else.
const threads = Math.max(1, Math.min(3, availableParallelism() - 1));
const idleTimeout = 60_000;

// Ten per person may wait, because a person may open all letters of a claim; each takes well under a second.
const plainLimits: TurnLimits = {
  together: threads,
  perPerson: 10,
  most: 200,
  patienceMs: 30_000,
};

/** Creates the drawer. Threads start with the first document and end after an idle minute. */
export function createDocumentDrawer(limits: Partial<TurnLimits> = {}): DocumentDrawer {
  const turns = createTurns({ ...plainLimits, ...limits });
  const pool = new Tinypool({
    filename: fileURLToPath(new URL('pdfWorker.ts', import.meta.url)),
    name: 'drawPdf',
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: threads,
    idleTimeout,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  return {
    draw: async (task, { caller, signal }) => {
      const place = turns.enter(actorOf(caller), signal);
      try {
        const drawn: unknown = await place.take(() => pool.run(task));
        if (!(drawn instanceof Uint8Array)) throw new Error('A worker drew no document');
        return Buffer.from(drawn.buffer, drawn.byteOffset, drawn.byteLength);
      } finally {
        place.leave();
      }
    },
    close: () => pool.destroy(),
  };
}
