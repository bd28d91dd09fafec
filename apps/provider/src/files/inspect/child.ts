import { registerHooks } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { Inspection } from './inspection.ts';

/** What the inspection process is asked. */
export interface Statement {
  readonly id: number;
  readonly source: string;
  readonly target: string;
}

/** What it answers; without a verdict something failed that is no fault of the file. */
export interface Answer {
  readonly id: number;
  readonly inspection: Inspection | null;
  /** Memory of the process after it, bytes. */
  readonly memory: number;
}

// A thread of its own keeps an eye on the memory: the main thread may be deep in one picture.
const guard = `
  const { workerData } = require('node:worker_threads');
  setInterval(() => {
    if (process.memoryUsage.rss() > workerData) process.kill(process.pid, 'SIGKILL');
  }, 20);`;

// pdf.js would load a program that draws, for pictures that nobody looks at here.
registerHooks({
  resolve: (name, context, next) => {
    if (name === '@napi-rs/canvas') throw new Error('Nothing is drawn here');
    return next(name, context);
  },
});
const { inspectFile } = await import('./inspectFile.ts');

function isStatement(message: unknown): message is Statement {
  return typeof message === 'object' && message !== null && 'source' in message;
}

async function respond({ id, source, target }: Statement): Promise<Answer> {
  try {
    const inspection = await inspectFile(source, target);
    return { id, inspection, memory: process.memoryUsage.rss() };
  } catch {
    return { id, inspection: null, memory: process.memoryUsage.rss() };
  }
}

const memory = Number(process.argv[2]);
new Worker(guard, { eval: true, workerData: memory }).unref();

// Ctrl-C reaches the whole process group; the insurer closes this process itself.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit(0));
process.on('message', (message) => {
  if (isStatement(message)) void respond(message).then((response) => process.send?.(response));
});
