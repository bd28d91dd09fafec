import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** The signal by which a process ends itself when a file takes more than it may; nothing else sends it. */
export const overLimitSignal = 'SIGUSR2';

/** The most that one file may take. */
export interface FileLimits {
  /** Processor time, milliseconds: the same on a busy machine. */
  readonly cpuMs: number;
  /** Memory that the process may take in addition, bytes. */
  readonly growth: number;
}

// In a thread of its own, because the main thread may be deep in one picture. Sleeps between files.
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
 * Makes what runs work within limits in this process: beyond them the process ends itself by
 * `overLimitSignal`. One at a time.
 */
export async function createLimiter(
  limits: FileLimits,
): Promise<<T>(work: () => Promise<T>) => Promise<T>> {
  const state = new Int32Array(new SharedArrayBuffer(16));
  const workerData = { limits, state, signal: overLimitSignal };
  const worker = new Worker(guard, { eval: true, workerData, execArgv: [] });
  // It needs this thread to start.
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
