import { isObject } from '@mijn/domain/isObject';
import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { copyFile, link, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Inspection } from './inspection.ts';
import type { Answer, InspectOrder } from './child.ts';
import type { FileLimits } from './overLimit.ts';
import { createSandbox } from './sandbox.ts';
import { createSandboxedProcess } from './sandboxedProcess.ts';

/** Bounds of the inspection. */
export interface Limits extends FileLimits {
  /** Longest for one file, milliseconds, however busy the machine is. */
  readonly wallMs: number;
  /** A process that weighs more than this after a file, bytes, makes room for a fresh one. */
  readonly renewAbove: number;
}

/** A process that inspects one file at a time, and is started and thrown away as needed. */
export interface InspectorProcess {
  /** Starts the process now, and keeps one ready from now on. */
  readonly warm: () => void;
  /**
   * Checks the file at `source`; what we keep of it comes at `target`. Undefined: the process was lost.
   * A file under way is finished also when `signal` ends, so that the process stays for the next one.
   * @throws Error when the inspection itself fails, or nobody waits for it any more.
   */
  readonly inspect: (
    source: string,
    target: string,
    signal?: AbortSignal,
  ) => Promise<Inspection | undefined>;
  readonly stop: () => void;
}

/** The verdict on a file that takes more than it may. */
export const tooHeavy: Inspection = { findings: [{ code: 'teZwaar' }], clean: null };

function start(folder: string, { growth, cpuMs }: Limits): ChildProcess {
  return fork(path.join(import.meta.dirname, 'child.ts'), [String(growth), String(cpuMs)], {
    ...createSandbox(folder),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

function isAnswer(message: unknown): message is Answer {
  return isObject(message) && 'inspection' in message;
}

/** No room passes by itself, and is told so (`isOutOfRoom`). */
function failure(isFull: boolean): Error {
  const error = new Error('The inspection of a file failed');
  return isFull ? Object.assign(error, { code: 'ENOSPC' }) : error;
}

// A second name for the same bytes, where the file system knows those.
async function lend(source: string, target: string): Promise<void> {
  await link(source, target).catch(() => copyFile(source, target));
}

/** Makes a process that finds one file at a time in a folder of its own in `workFolder`, and nothing else. */
export function createInspectorProcess(workFolder: string, limits: Limits): InspectorProcess {
  const folder = path.join(workFolder, `inspection-${randomUUID()}`);
  const [source, target] = [path.join(folder, 'source'), path.join(folder, 'target')];
  const { wallMs, renewAbove } = limits;
  const { warm, ask, stop } = createSandboxedProcess<Omit<InspectOrder, 'id'>, Answer>({
    start: () => start(folder, limits),
    isAnswer,
    wallMs,
    renewAbove,
  });

  const judge = async (): Promise<Inspection | undefined> => {
    const outcome = await ask({ source, target });
    if (outcome.kind === 'overLimit') return tooHeavy;
    if (outcome.kind === 'lost') return undefined;
    const { inspection, isFull = false } = outcome.answer;
    if (!inspection) throw failure(isFull);
    return inspection;
  };
  return {
    warm,
    stop,
    inspect: async (from, to, signal) => {
      signal?.throwIfAborted();
      await mkdir(folder, { mode: 0o700 });
      try {
        await lend(from, source);
        const inspection = await judge();
        signal?.throwIfAborted();
        if (inspection?.clean) await rename(target, to);
        return inspection;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}
