import { isObject } from '@mijn/domain/isObject';
import sharp from 'sharp';
import { createLimiter } from '../../files/inspect/overLimit.ts';
import { type FilePages, type Reading, readPages, showPage } from './readFile.ts';
import { loadModel } from './readWords.ts';

/** What the reading process is asked: to read pages, or to show one at `target`. */
export interface ReadOrder {
  readonly id: number;
  readonly reading: Reading;
  readonly target?: string;
}

/** What it answers; nothing where no program can open the file. */
export interface Answer {
  readonly id: number;
  readonly read?: FilePages | undefined;
  readonly shown?: boolean | undefined;
  /** Memory of the process after it, bytes. */
  readonly memory: number;
}

function isOrder(message: unknown): message is ReadOrder {
  return isObject(message) && 'reading' in message;
}

// One picture at a time, and none of it kept.
sharp.cache(false);
sharp.concurrency(1);
// The insurer may have gone while this process was loading.
process.on('disconnect', () => process.exit(0));
if (!process.connected) process.exit(0);
// Now: the first page waits for nothing, and none is charged for it.
await loadModel();

const [growth = 0, cpuMs = 0] = process.argv.slice(2).map(Number);
const withinLimits = await createLimiter({ growth, cpuMs });

// What a page took goes back now, or the next one would be charged for it.
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
  } catch {
    return { id, memory: memoryAfter() };
  }
}

// Ctrl-C reaches the whole process group; the insurer closes this process itself.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('message', (message) => {
  if (isOrder(message)) void respond(message).then((answer) => process.send?.(answer));
});
