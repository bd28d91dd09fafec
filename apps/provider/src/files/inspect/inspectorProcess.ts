import { isObject } from '@mijn/domain/values';
import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { copyFile, link, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Inspection } from './inspection.ts';
import type { Answer, InspectOrder } from './child.ts';
import type { FileLimits } from './overLimit.ts';
import { createSandbox } from './sandbox.ts';
import { createSandboxedProcess } from './sandboxedProcess.ts';

/** Limits of the inspection. */
export interface Limits extends FileLimits {
  /** Maximum time per file in milliseconds, however busy the machine is. */
  readonly wallMs: number;
  /** Memory after a file above which the process is replaced, bytes. */
  readonly renewAbove: number;
}

/** A disposable process that inspects one file at a time. */
export interface InspectorProcess {
  /** Starts the process now, and keeps one running from now on. */
  readonly warm: () => void;
  /**
   * Checks the file at `source`, and writes the re-encoded file to `target`. Undefined when the process was lost, or
   * failed without a verdict. A file in progress is finished after `signal` aborts, so that the process can be used for the next one.
   * @throws Error when the file cannot be passed to the process or the disk is full, or when it was aborted
   */
  readonly inspect: (
    source: string,
    target: string,
    signal?: AbortSignal,
  ) => Promise<Inspection | undefined>;
  readonly stop: () => void;
}

/** The verdict on a file beyond the limits. */
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

/** A full disk is temporary, and reported as such (`isOutOfRoom`). */
function createOutOfRoomError(): Error {
  return Object.assign(new Error('The inspection of a file failed'), { code: 'ENOSPC' });
}

// A hard link, if the file system supports them.
async function lend(source: string, target: string): Promise<void> {
  await link(source, target).catch(() => copyFile(source, target));
}

/** Creates a process with access to one file at a time, in its own folder in `workFolder`. */
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
    if (isFull) throw createOutOfRoomError();
    // Without a verdict, as when the process was lost: the file may be to blame, or the machine.
    return inspection ?? undefined;
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
