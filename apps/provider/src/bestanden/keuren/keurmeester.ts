import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { Keuring } from './keuring.ts';
import type { Antwoord, Opdracht } from './proces.ts';

/** Inspects files one after the other, in a process that can be thrown away. */
export interface Keurmeester {
  /**
   * Checks the file at `bron`; what we keep of it comes at `doel`.
   * @throws Error when the inspection itself fails, which is no fault of the file.
   */
  readonly keur: (bron: string, doel: string) => Promise<Keuring>;
  readonly close: () => Promise<void>;
}

/** Bounds of the inspection. */
export interface Grenzen {
  /** Longest for one file, milliseconds. */
  readonly tijdMs: number;
  /** Most memory of the process, bytes. */
  readonly geheugen: number;
  /** The process ends when there was nothing to do for this long, milliseconds. */
  readonly rustMs: number;
}

const gewoneGrenzen: Grenzen = { tijdMs: 20_000, geheugen: 900 * 1024 * 1024, rustMs: 30_000 };

const tezwaar: Keuring = { bevindingen: [{ code: 'teZwaar' }], schoon: null };

/** After so many files a fresh process takes over. */
const meesteKeuringen = 500;

/** A process that weighs this part of its limit after a file is replaced by a fresh one. */
const teZwaarNa = 0.4;

const argumenten = (map: string): string[] => [
  '--max-old-space-size=256',
  '--permission',
  '--allow-addons',
  '--allow-worker',
  '--allow-fs-read=*',
  `--allow-fs-write=${map}`,
  '--disable-warning=SecurityWarning',
];

function start(map: string, { geheugen }: Grenzen): ChildProcess {
  return fork(path.join(import.meta.dirname, 'proces.ts'), [String(geheugen)], {
    execArgv: argumenten(map),
    // Nothing of the insurer's environment (passwords) goes along.
    env: { UV_THREADPOOL_SIZE: '2', MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

function isAntwoord(bericht: unknown): bericht is Antwoord {
  return typeof bericht === 'object' && bericht !== null && 'keuring' in bericht;
}

/** A verdict, and what the process weighs after it, bytes. */
interface Uitkomst {
  readonly keuring: Keuring;
  readonly geheugen: number;
}

/** One question to the process; ends with its answer, its death, or the end of the time. */
function vraag(proces: ChildProcess, opdracht: Opdracht, tijdMs: number): Promise<Uitkomst> {
  const { promise, resolve, reject } = Promise.withResolvers<Uitkomst>();
  const opBericht = (bericht: unknown): void => {
    if (!isAntwoord(bericht) || bericht.id !== opdracht.id) return;
    const { keuring, geheugen } = bericht;
    if (keuring) resolve({ keuring, geheugen });
    else reject(new Error('The inspection of a file failed'));
  };
  const opEinde = (): void => resolve({ keuring: tezwaar, geheugen: 0 });
  const wekker = setTimeout(() => proces.kill('SIGKILL'), tijdMs);
  proces.on('message', opBericht);
  proces.once('exit', opEinde);
  proces.once('error', reject);
  proces.send(opdracht, (fout) => {
    if (fout) proces.kill('SIGKILL');
  });
  return promise.finally(() => {
    clearTimeout(wekker);
    proces.off('message', opBericht);
    proces.off('exit', opEinde);
    proces.off('error', reject);
  });
}

/**
 * Makes an inspector whose process may write in `map` only, has no network and none of our
 * environment, and is killed when a file takes too much time or memory: that file is refused.
 */
export function maakKeurmeester(map: string, grenzen: Partial<Grenzen> = {}): Keurmeester {
  const binnen = { ...gewoneGrenzen, ...grenzen };
  let proces: ChildProcess | undefined;
  let rust: NodeJS.Timeout | undefined;
  let beurt: Promise<unknown> = Promise.resolve();
  let id = 0;

  const stop = (): void => {
    if (proces?.connected) proces.disconnect();
    proces = undefined;
  };
  const levend = (): ChildProcess => {
    if (id % meesteKeuringen === 0) stop();
    if (!proces?.connected) proces = start(map, binnen);
    return proces;
  };
  const volgende = async (bron: string, doel: string): Promise<Keuring> => {
    clearTimeout(rust);
    id += 1;
    try {
      const { keuring, geheugen } = await vraag(levend(), { id, bron, doel }, binnen.tijdMs);
      // What a large picture took is not always given back in time for the next one.
      if (geheugen > binnen.geheugen * teZwaarNa) stop();
      return keuring;
    } finally {
      rust = setTimeout(stop, binnen.rustMs).unref();
    }
  };
  return {
    keur: (bron, doel) => {
      const mijn = beurt.then(() => volgende(bron, doel));
      beurt = mijn.catch(() => undefined);
      return mijn;
    },
    close: async () => {
      await beurt;
      clearTimeout(rust);
      stop();
    },
  };
}
