import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { createSandbox } from '../files/inspect/sandbox.ts';
import type { Answer, Statement } from './process/child.ts';

/** Bounds of reading. */
export interface ReaderLimits {
  /** Longest for one page, milliseconds, however busy the machine is. */
  readonly timeMs: number;
  /** A process that weighs more than this after a page, bytes, makes room for a fresh one. */
  readonly memory: number;
  /** The process ends when there was nothing to do for this long, milliseconds. */
  readonly idleMs: number;
}

/** A process that reads one page at a time, and is started and thrown away as needed. */
export interface ReaderProcess {
  /**
   * Asks something; undefined where the file took too much, or the process ended.
   * @throws Error when `signal` ends it
   */
  readonly ask: (
    question: Omit<Statement, 'id'>,
    signal: AbortSignal | undefined,
  ) => Promise<Answer | undefined>;
  readonly stop: () => void;
}

const program = path.join(import.meta.dirname, 'process');

function start(folder: string): ChildProcess {
  return fork(path.join(program, 'child.ts'), [], {
    ...createSandbox(folder, { program, megabytes: 128 }),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

function isAnswer(message: unknown): message is Answer {
  return typeof message === 'object' && message !== null && 'memory' in message;
}

function request(
  child: ChildProcess,
  statement: Statement,
  timeMs: number,
  signal: AbortSignal | undefined,
): Promise<Answer | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer | undefined>();
  const onMessage = (message: unknown): void => {
    if (isAnswer(message) && message.id === statement.id) resolve(message);
  };
  const onExit = (): void => resolve(undefined);
  const onGone = (): void => {
    reject(new Error('Nobody waits for the reading'));
    child.kill('SIGKILL');
  };
  const alarm = setTimeout(() => child.kill('SIGKILL'), timeMs);
  child.on('message', onMessage);
  child.once('exit', onExit);
  child.once('error', onExit);
  signal?.addEventListener('abort', onGone, { once: true });
  child.send(statement, (error) => {
    if (error) child.kill('SIGKILL');
  });
  return promise.finally(() => {
    clearTimeout(alarm);
    signal?.removeEventListener('abort', onGone);
    child.off('message', onMessage);
    child.off('exit', onExit);
    child.off('error', onExit);
  });
}

/** Makes a process that finds its files in `folder`, and nothing else; it starts when it is first asked. */
export function createReaderProcess(folder: string, limits: ReaderLimits): ReaderProcess {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let id = 0;
  const stop = (): void => {
    clearTimeout(idle);
    if (child?.connected) child.disconnect();
    child = undefined;
  };
  const alive = (): ChildProcess => {
    if (!child?.connected || child.killed) child = start(folder);
    return child;
  };
  return {
    stop,
    ask: async (question, signal) => {
      signal?.throwIfAborted();
      clearTimeout(idle);
      id += 1;
      try {
        const answer = await request(alive(), { ...question, id }, limits.timeMs, signal);
        if (!answer || answer.memory > limits.memory) stop();
        return answer;
      } finally {
        idle = setTimeout(stop, limits.idleMs).unref();
      }
    },
  };
}
