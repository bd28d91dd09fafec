import { isObject } from '@mijn/domain/isObject';
import sharp from 'sharp';
import { type FilePages, type Reading, readPages, showPage } from './readFile.ts';

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

async function respond({ id, reading, target }: ReadOrder): Promise<Answer> {
  try {
    const outcome = target
      ? { shown: await showPage(reading, target) }
      : { read: await readPages(reading) };
    return { id, ...outcome, memory: process.memoryUsage.rss() };
  } catch {
    return { id, memory: process.memoryUsage.rss() };
  }
}

// One picture at a time, and none of it kept.
sharp.cache(false);
sharp.concurrency(1);

// Ctrl-C reaches the whole process group; the insurer closes this process itself.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit(0));
process.on('message', (message) => {
  if (isOrder(message)) void respond(message).then((answer) => process.send?.(answer));
});
