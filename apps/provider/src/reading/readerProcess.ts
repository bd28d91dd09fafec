import { isObject } from '@mijn/domain/isObject';
import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { askChild } from '../files/inspect/askChild.ts';
import { createKeptProcess } from '../files/inspect/keptProcess.ts';
import { createSandbox } from '../files/inspect/sandbox.ts';
import type { Answer, ReadOrder } from './process/child.ts';

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
    question: Omit<ReadOrder, 'id'>,
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
  return isObject(message) && 'memory' in message;
}

/** Makes a process that finds its files in `folder`, and nothing else; it starts when it is first asked. */
export function createReaderProcess(folder: string, limits: ReaderLimits): ReaderProcess {
  const { use, stop } = createKeptProcess(() => start(folder), limits.idleMs);
  let id = 0;
  return {
    stop,
    ask: async (question, signal) => {
      signal?.throwIfAborted();
      return use(async (alive) => {
        id += 1;
        try {
          const order = { ...question, id };
          const { timeMs } = limits;
          const answer = await askChild(alive(), { order, isAnswer, timeMs, signal });
          if (!answer || answer.memory > limits.memory) stop();
          return answer;
        } catch (error) {
          if (signal?.aborted) throw error;
          // There is no such process: nothing is read now.
          stop();
          return undefined;
        }
      });
    },
  };
}
