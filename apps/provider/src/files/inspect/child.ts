import { isObject } from '@mijn/domain/isObject';
import { isOutOfRoom } from '@mijn/domain/outOfRoom';
import type { Inspection } from './inspection.ts';
import { createLimiter } from './overLimit.ts';

/** What the inspection process is asked. */
export interface InspectOrder {
  readonly id: number;
  readonly source: string;
  readonly target: string;
}

/** What it answers; without a verdict something failed that is no fault of the file. */
export interface Answer {
  readonly id: number;
  readonly inspection: Inspection | null;
  /** Whether there was no room left to write in. */
  readonly isFull?: boolean;
  /** Memory of the process after it, bytes. */
  readonly memory: number;
}

// The insurer may have gone while this process was loading.
process.on('disconnect', () => process.exit(0));
if (!process.connected) process.exit(0);
// All of it now: the first file waits for nothing, and none is charged for it.
const { inspectFile } = await import('./inspectFile.ts');
await Promise.all([import('./inspectPdf.ts'), import('./inspectHeicPhoto.ts')]);

const [growth = 0, cpuMs = 0] = process.argv.slice(2).map(Number);
const withinLimits = await createLimiter({ growth, cpuMs });

function isOrder(message: unknown): message is InspectOrder {
  return isObject(message) && 'source' in message;
}

// What a file took goes back now, or the next one would be charged for it.
function memoryAfter(): number {
  globalThis.gc?.();
  return process.memoryUsage.rss();
}

async function respond({ id, source, target }: InspectOrder): Promise<Answer> {
  try {
    const inspection = await withinLimits(() => inspectFile(source, target));
    return { id, inspection, memory: memoryAfter() };
  } catch (error) {
    return { id, inspection: null, isFull: isOutOfRoom(error), memory: memoryAfter() };
  }
}

// Ctrl-C reaches the whole process group; the insurer closes this process itself.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('message', (message) => {
  if (isOrder(message)) void respond(message).then((response) => process.send?.(response));
});
