import { isObject } from '@mijn/domain/isObject';
import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { copyFile, link, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Inspection } from './inspection.ts';
import { askChild } from './askChild.ts';
import type { Answer } from './child.ts';
import { createKeptProcess } from './keptProcess.ts';
import { createSandbox } from './sandbox.ts';

/** Bounds of the inspection. */
export interface Limits {
  /** Longest for one file, milliseconds, however busy the machine is. */
  readonly timeMs: number;
  /** Most work for one file, milliseconds of processor: the same on a busy machine. */
  readonly cpuMs: number;
  /** Most memory that the process may take for one file, bytes. */
  readonly growth: number;
  /** The process ends when there was nothing to do for this long, milliseconds. */
  readonly idleMs: number;
}

/** A process that inspects one file at a time, and is started and thrown away as needed. */
export interface InspectorProcess {
  /**
   * Checks the file at `source`; what we keep of it comes at `target`.
   * @throws Error when the inspection itself fails, or when `signal` ends it.
   */
  readonly inspect: (source: string, target: string, signal?: AbortSignal) => Promise<Inspection>;
  readonly stop: () => void;
}

const tooHeavy: Inspection = { findings: [{ code: 'teZwaar' }], clean: null };

/** After so many files a fresh process takes over. */
const maxInspections = 500;

/** A process that weighs more than this after a file, bytes, is replaced by a fresh one. */
const tooHeavyAfter = 240 * 1024 * 1024;

function start(folder: string, { growth, cpuMs }: Limits): ChildProcess {
  return fork(path.join(import.meta.dirname, 'child.ts'), [String(growth), String(cpuMs)], {
    ...createSandbox(folder),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

function isAnswer(message: unknown): message is Answer {
  return isObject(message) && 'inspection' in message;
}

/** A verdict, and what the process weighs after it, bytes. */
interface Outcome {
  readonly inspection: Inspection;
  readonly memory: number;
}

/** No room passes by itself, and is told so (`isOutOfRoom`). */
function failure(isFull: boolean): Error {
  const error = new Error('The inspection of a file failed');
  return isFull ? Object.assign(error, { code: 'ENOSPC' }) : error;
}

function toOutcome(answer: Answer | undefined): Outcome {
  // What the process died of is in the file.
  if (!answer) return { inspection: tooHeavy, memory: 0 };
  const { inspection, isFull = false, memory } = answer;
  if (!inspection) throw failure(isFull);
  return { inspection, memory };
}

// A second name for the same bytes, where the file system knows those.
async function lend(source: string, target: string): Promise<void> {
  await link(source, target).catch(() => copyFile(source, target));
}

/** Makes a process that finds one file at a time in a folder of its own in `workFolder`, and nothing else. */
export function createInspectorProcess(workFolder: string, limits: Limits): InspectorProcess {
  const folder = path.join(workFolder, `inspection-${randomUUID()}`);
  const [source, target] = [path.join(folder, 'source'), path.join(folder, 'target')];
  const { use, stop } = createKeptProcess(() => start(folder, limits), limits.idleMs);
  let id = 0;

  const ask = async (
    alive: () => ChildProcess,
    signal: AbortSignal | undefined,
  ): Promise<Inspection> => {
    if (id > 0 && id % maxInspections === 0) stop();
    id += 1;
    const order = { id, source, target };
    const { timeMs } = limits;
    const answer = await askChild(alive(), { order, isAnswer, timeMs, signal });
    const { inspection, memory } = toOutcome(answer);
    // What a large picture took is not always given back in time for the next one.
    if (memory > tooHeavyAfter) stop();
    return inspection;
  };
  return {
    stop,
    inspect: async (from, to, signal) => {
      signal?.throwIfAborted();
      return use(async (alive) => {
        await mkdir(folder, { mode: 0o700 });
        try {
          await lend(from, source);
          signal?.throwIfAborted();
          const inspection = await ask(alive, signal);
          if (inspection.clean) await rename(target, to);
          return inspection;
        } finally {
          await rm(folder, { recursive: true, force: true });
        }
      });
    },
  };
}
