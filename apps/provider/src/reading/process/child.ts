import { isObject } from '@mijn/domain/values';
import sharp from 'sharp';
import { isMachineError } from '@mijn/domain/serverErrors';
import { createLimiter } from '../../files/inspect/overLimit.ts';
import { type FilePages, type Reading, readPages, showPage } from './readFile.ts';
import { loadModel } from './readWords.ts';

/** Request to the reading process: read pages, or write a picture of one to `target`. */
export interface ReadOrder {
  readonly id: number;
  readonly reading: Reading;
  readonly target?: string;
}

/** Response; without a result when no program can open the file, or when reading failed. */
export interface Answer {
  readonly id: number;
  readonly read?: FilePages | undefined;
  readonly shown?: boolean | undefined;
  /** Whether it failed through no fault of the file. */
  readonly isOurs?: boolean;
  /** Memory of the process afterwards, in bytes. */
  readonly memory: number;
}

function isOrder(message: unknown): message is ReadOrder {
  return isObject(message) && 'reading' in message;
}

// Limits memory: one picture at a time, no cache.
sharp.cache(false);
sharp.concurrency(1);
// The parent may have exited while this process was loading.
process.on('disconnect', () => process.exit(0));
if (!process.connected) process.exit(0);
// Load the model now: the first page does not wait for it, and its limits do not include it.
await loadModel();

const [growth = 0, cpuMs = 0] = process.argv.slice(2).map(Number);
const withinLimits = await createLimiter({ growth, cpuMs });

// Collects garbage now, so that the next page is not charged for it.
function memoryAfter(): number {
  globalThis.gc?.();
  return process.memoryUsage.rss();
}

async function respond({ id, reading, target }: ReadOrder): Promise<Answer> {
  try {
    const outcome = await withinLimits<Pick<Answer, 'read' | 'shown'>>(async () =>
      target ? { shown: await showPage(reading, target) } : { read: await readPages(reading) },
    );
    return { id, ...outcome, memory: memoryAfter() };
  } catch (error) {
    return { id, isOurs: isMachineError(error), memory: memoryAfter() };
  }
}

// Ctrl-C reaches the whole process group; the parent ends this process itself.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('message', (message) => {
  if (isOrder(message)) void respond(message).then((answer) => process.send?.(answer));
});
