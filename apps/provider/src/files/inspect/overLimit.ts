import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** The signal by which a process ends itself when a file exceeds a limit; nothing else sends it. */
export const overLimitSignal = 'SIGUSR2';

/** Limits per file. */
export interface FileLimits {
  /** Processor time in milliseconds, which does not depend on the load of the machine. */
  readonly cpuMs: number;
  /** Maximum growth of the process, bytes. */
  readonly growth: number;
}

// In its own thread, because the main thread may be busy with a picture. Sleeps between files.
const guard = `
  const { workerData: { limits: { cpuMs, growth }, state, signal } } = require('node:worker_threads');
  const [busy, cpu, kilobytes, never] = [0, 1, 2, 3];
  for (;;) {
    Atomics.wait(state, busy, 0);
    Atomics.wait(state, never, 0, 10);
    const { user, system } = process.cpuUsage();
    const worked = (user + system) / 1000 - Atomics.load(state, cpu);
    const grown = process.memoryUsage.rss() / 1024 - Atomics.load(state, kilobytes);
    const isOver = worked > cpuMs || grown > growth / 1024;
    if (isOver && Atomics.load(state, busy) === 1) process.kill(process.pid, signal);
  }`;

/**
 * Creates a function that runs work within limits, one at a time. Beyond a limit the process ends itself by
 * `overLimitSignal`.
 */
export async function createLimiter(
  limits: FileLimits,
): Promise<<T>(work: () => Promise<T>) => Promise<T>> {
  const state = new Int32Array(new SharedArrayBuffer(16));
  const workerData = { limits, state, signal: overLimitSignal };
  const worker = new Worker(guard, { eval: true, workerData, execArgv: [] });
  // The thread needs the event loop of this one to start.
  await once(worker, 'online');
  worker.unref();
  return async (work) => {
    const { user, system } = process.cpuUsage();
    Atomics.store(state, 1, Math.trunc((user + system) / 1000));
    Atomics.store(state, 2, Math.trunc(process.memoryUsage.rss() / 1024));
    Atomics.store(state, 0, 1);
    Atomics.notify(state, 0);
    try {
      return await work();
    } finally {
      Atomics.store(state, 0, 0);
    }
  };
}
