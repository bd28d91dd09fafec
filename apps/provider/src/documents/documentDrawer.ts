import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Tinypool } from 'tinypool';
import type { Caller } from '../access/access.ts';
import { createTurns, type TurnLimits } from '../files/turns.ts';
import type { PdfTask } from './pdfWorker.ts';

/** Who asks for a document, and until when they wait for it. */
export interface DocumentAsker {
  readonly caller: Pick<Caller, 'bsn'>;
  readonly signal: AbortSignal;
}

/** Draws documents away from the event loop, so that nobody's documents hold up anybody else. */
export interface DocumentDrawer {
  /**
   * Draws a PDF when it is this person's turn; a person has one at a time.
   * @throws Refusal 429 when this person has too many under way, 503 when all people have or no turn came in time,
   * 408 when the caller has gone
   */
  readonly draw: (task: PdfTask, asker: DocumentAsker) => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

// One processor is left for everything else.
const threads = Math.max(1, Math.min(3, availableParallelism() - 1));
const idleTimeout = 60_000;

// Ten of a person may wait, as when somebody opens all letters of a claim; each is drawn in well under a second.
const plainLimits: TurnLimits = {
  together: threads,
  perPerson: 10,
  most: 200,
  patienceMs: 30_000,
};

/** Starts without a thread: the first document starts one, and a minute without any ends it. */
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
      const place = turns.enter(caller.bsn, signal);
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
