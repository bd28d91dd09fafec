import { Worker } from 'node:worker_threads';
import { keurBestand } from './keurBestand.ts';
import type { Keuring } from './keuring.ts';

/** What the inspection process is asked. */
export interface Opdracht {
  readonly id: number;
  readonly bron: string;
  readonly doel: string;
}

/** What it answers; without a verdict something failed that is no fault of the file. */
export interface Antwoord {
  readonly id: number;
  readonly keuring: Keuring | null;
  /** Memory of the process after it, bytes. */
  readonly geheugen: number;
}

// A thread of its own keeps an eye on the memory: the main thread may be deep in one picture.
const bewaker = `
  const { workerData } = require('node:worker_threads');
  setInterval(() => {
    if (process.memoryUsage.rss() > workerData) process.kill(process.pid, 'SIGKILL');
  }, 50);`;

function isOpdracht(bericht: unknown): bericht is Opdracht {
  return typeof bericht === 'object' && bericht !== null && 'bron' in bericht;
}

async function beantwoord({ id, bron, doel }: Opdracht): Promise<Antwoord> {
  try {
    const keuring = await keurBestand(bron, doel);
    return { id, keuring, geheugen: process.memoryUsage.rss() };
  } catch {
    return { id, keuring: null, geheugen: process.memoryUsage.rss() };
  }
}

const geheugen = Number(process.argv[2]);
new Worker(bewaker, { eval: true, workerData: geheugen }).unref();

// Ctrl-C reaches the whole process group; the insurer closes this process itself.
for (const signaal of ['SIGINT', 'SIGTERM'] as const) process.on(signaal, () => undefined);
process.on('disconnect', () => process.exit(0));
process.on('message', (bericht) => {
  if (isOpdracht(bericht)) void beantwoord(bericht).then((antwoord) => process.send?.(antwoord));
});
