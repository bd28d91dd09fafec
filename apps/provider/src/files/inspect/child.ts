import { isObject } from '@mijn/domain/values';
import { isOutOfRoom } from '@mijn/domain/serverErrors';
import type { Inspection } from './inspection.ts';
import { createLimiter } from './overLimit.ts';

/** Request to the inspection process. */
export interface InspectOrder {
  readonly id: number;
  readonly source: string;
  readonly target: string;
}

/** Response; null without a verdict, when the failure is not the file's fault. */
export interface Answer {
  readonly id: number;
  readonly inspection: Inspection | null;
  /** Whether the disk was full. */
  readonly isFull?: boolean;
  /** Memory of the process afterwards, in bytes. */
  readonly memory: number;
}

// The parent may have exited while this process was loading.
process.on('disconnect', () => process.exit(0));
if (!process.connected) process.exit(0);
// Load everything now: the first file does not wait for it, and its limits do not include it.
const { inspectFile } = await import('./inspectFile.ts');
await Promise.all([import('./inspectPdf.ts'), import('./inspectHeicPhoto.ts')]);

const [growth = 0, cpuMs = 0] = process.argv.slice(2).map(Number);
const withinLimits = await createLimiter({ growth, cpuMs });

function isOrder(message: unknown): message is InspectOrder {
  return isObject(message) && 'source' in message;
}

// Collects garbage now, so that the next file is not charged for it.
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

// Ctrl-C reaches the whole process group; the parent ends this process itself.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
// pdf.js leaves rejected promises of a broken file behind; the inspection itself reports its errors.
process.on('unhandledRejection', () => undefined);
process.on('message', (message) => {
  if (isOrder(message)) void respond(message).then((response) => process.send?.(response));
});
