import { isObject } from '@mijn/domain/values';
import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { FileLimits } from '../files/inspect/overLimit.ts';
import { createSandbox } from '../files/inspect/sandbox.ts';
import {
  createSandboxedProcess,
  type SandboxedProcess,
} from '../files/inspect/sandboxedProcess.ts';
import type { Answer, ReadOrder } from './process/child.ts';

/** Limits of reading. */
export interface ReaderLimits extends FileLimits {
  /** Maximum time per page in milliseconds, however busy the machine is. */
  readonly wallMs: number;
  /** Memory after a page above which the process is replaced, bytes. */
  readonly renewAbove: number;
}

const program = path.join(import.meta.dirname, 'process');

function start(folder: string, { growth, cpuMs }: ReaderLimits): ChildProcess {
  return fork(path.join(program, 'child.ts'), [String(growth), String(cpuMs)], {
    ...createSandbox(folder, { program, megabytes: 300 }),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

function isAnswer(message: unknown): message is Answer {
  return isObject(message) && 'memory' in message;
}

/** Creates a process that reads one page at a time, and has access to files in `folder` only. */
export function createReaderProcess(
  folder: string,
  limits: ReaderLimits,
): SandboxedProcess<Omit<ReadOrder, 'id'>, Answer> {
  const { wallMs, renewAbove } = limits;
  return createSandboxedProcess({
    start: () => start(folder, limits),
    isAnswer,
    wallMs,
    renewAbove,
  });
}
