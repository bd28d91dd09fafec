import { isObject } from '@mijn/domain/isObject';
import { registerHooks } from 'node:module';
import { Worker } from 'node:worker_threads';
import { isOutOfRoom } from '@mijn/domain/outOfRoom';
import type { Inspection } from './inspection.ts';

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

// A thread of its own keeps an eye on memory and work: the main thread may be deep in one picture.
const guard = `
  const { workerData: { growth, cpuMs, begin } } = require('node:worker_threads');
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    const worked = (user + system) / 1000 - Atomics.load(begin, 0);
    const grown = process.memoryUsage.rss() / 1024 - Atomics.load(begin, 1);
    if (worked > cpuMs || grown > growth / 1024) process.kill(process.pid, 'SIGKILL');
  }, 10);`;

/** Milliseconds that the process had worked, and kilobytes that it weighed, when it began with this file. */
const begin = new Int32Array(new SharedArrayBuffer(8));

function markBegin(): void {
  const { user, system } = process.cpuUsage();
  Atomics.store(begin, 0, Math.trunc((user + system) / 1000));
  Atomics.store(begin, 1, Math.trunc(process.memoryUsage.rss() / 1024));
}

// pdf.js would load a program that draws, for pictures that nobody looks at here.
registerHooks({
  resolve: (name, context, next) => {
    if (name === '@napi-rs/canvas') throw new Error('Nothing is drawn here');
    return next(name, context);
  },
});
const { inspectFile } = await import('./inspectFile.ts');

function isOrder(message: unknown): message is InspectOrder {
  return isObject(message) && 'source' in message;
}

async function respond({ id, source, target }: InspectOrder): Promise<Answer> {
  markBegin();
  try {
    const inspection = await inspectFile(source, target);
    return { id, inspection, memory: process.memoryUsage.rss() };
  } catch (error) {
    return { id, inspection: null, isFull: isOutOfRoom(error), memory: process.memoryUsage.rss() };
  }
}

const [growth, cpuMs] = process.argv.slice(2).map(Number);
new Worker(guard, { eval: true, workerData: { growth, cpuMs, begin } }).unref();

// Ctrl-C reaches the whole process group; the insurer closes this process itself.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit(0));
process.on('message', (message) => {
  if (isOrder(message)) void respond(message).then((response) => process.send?.(response));
});
