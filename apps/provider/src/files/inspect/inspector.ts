import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { Inspection } from './inspection.ts';
import type { Answer, Statement } from './child.ts';

/** Inspects files one after the other, in a process that can be thrown away. */
export interface Inspector {
  /**
   * Checks the file at `bron`; what we keep of it comes at `doel`.
   * @throws Error when the inspection itself fails, which is no fault of the file.
   */
  readonly inspect: (source: string, target: string) => Promise<Inspection>;
  readonly close: () => Promise<void>;
}

/** Bounds of the inspection. */
export interface Limits {
  /** Longest for one file, milliseconds. */
  readonly timeMs: number;
  /** Most memory of the process, bytes. */
  readonly memory: number;
  /** The process ends when there was nothing to do for this long, milliseconds. */
  readonly idleMs: number;
}

const plainLimits: Limits = { timeMs: 20_000, memory: 900 * 1024 * 1024, idleMs: 30_000 };

const tooHeavyResult: Inspection = { findings: [{ code: 'teZwaar' }], clean: null };

/** After so many files a fresh process takes over. */
const maxInspections = 500;

/** A process that weighs this part of its limit after a file is replaced by a fresh one. */
const tooHeavyAfter = 0.4;

const args = (map: string): string[] => [
  '--max-old-space-size=256',
  '--permission',
  '--allow-addons',
  '--allow-worker',
  '--allow-fs-read=*',
  `--allow-fs-write=${map}`,
  '--disable-warning=SecurityWarning',
];

function start(map: string, { memory }: Limits): ChildProcess {
  return fork(path.join(import.meta.dirname, 'child.ts'), [String(memory)], {
    execArgv: args(map),
    // Nothing of the insurer's environment (passwords) goes along.
    env: { UV_THREADPOOL_SIZE: '2', MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

function isResponse(message: unknown): message is Answer {
  return typeof message === 'object' && message !== null && 'inspection' in message;
}

/** A verdict, and what the process weighs after it, bytes. */
interface Outcome {
  readonly inspection: Inspection;
  readonly memory: number;
}

/** One question to the process; ends with its answer, its death, or the end of the time. */
function request(child: ChildProcess, statement: Statement, timeMs: number): Promise<Outcome> {
  const { promise, resolve, reject } = Promise.withResolvers<Outcome>();
  const opMessage = (message: unknown): void => {
    if (!isResponse(message) || message.id !== statement.id) return;
    const { inspection, memory } = message;
    if (inspection) resolve({ inspection, memory });
    else reject(new Error('The inspection of a file failed'));
  };
  const onExit = (): void => resolve({ inspection: tooHeavyResult, memory: 0 });
  const alarm = setTimeout(() => child.kill('SIGKILL'), timeMs);
  child.on('message', opMessage);
  child.once('exit', onExit);
  child.once('error', reject);
  child.send(statement, (error) => {
    if (error) child.kill('SIGKILL');
  });
  return promise.finally(() => {
    clearTimeout(alarm);
    child.off('message', opMessage);
    child.off('exit', onExit);
    child.off('error', reject);
  });
}

/**
 * Makes an inspector whose process may write in `map` only, has no network and none of our
 * environment, and is killed when a file takes too much time or memory: that file is refused.
 */
export function createInspector(map: string, limits: Partial<Limits> = {}): Inspector {
  const inside = { ...plainLimits, ...limits };
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let id = 0;

  const stop = (): void => {
    if (child?.connected) child.disconnect();
    child = undefined;
  };
  const alive = (): ChildProcess => {
    if (id % maxInspections === 0) stop();
    if (!child?.connected) child = start(map, inside);
    return child;
  };
  const next = async (bron: string, doel: string): Promise<Inspection> => {
    clearTimeout(idle);
    id += 1;
    try {
      const { inspection, memory } = await request(alive(), { id, bron, doel }, inside.timeMs);
      // What a large picture took is not always given back in time for the next one.
      if (memory > inside.memory * tooHeavyAfter) stop();
      return inspection;
    } finally {
      idle = setTimeout(stop, inside.idleMs).unref();
    }
  };
  return {
    inspect: (source, target) => {
      const own = turn.then(() => next(source, target));
      turn = own.catch(() => undefined);
      return own;
    },
    close: async () => {
      await turn;
      clearTimeout(idle);
      stop();
    },
  };
}
