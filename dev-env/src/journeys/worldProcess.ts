import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Logins } from '@mijn/provider/db/roles';

export type WorldAddresses = {
  /** Public address of Zilverzand. */
  url: string;
  ankerzeeUrl: string;
  digidUrl: string;
  idealUrl: string;
  timeUrl: string;
  mailUrl: string;
  internalUrl: string;
  databaseUrl: string;
  logins: Logins;
  /** Endpoint that runs jobs at once. */
  jobsUrl: string;
};

export interface ProgramProcess<T> {
  readonly told: T;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a program that sends one message when ready and stops when its channel closes: by `stop`, or when
 * this process ends.
 * @throws Error if it ends before it sends a message
 */
export async function startProgram<T>(
  program: string,
  args: readonly string[],
): Promise<ProgramProcess<T>> {
  const child = fork(program, args, { execArgv: [] });
  const told = await firstMessage<T>(child, program);
  const stop = async (): Promise<void> => {
    if (child.connected) child.disconnect();
    if (child.exitCode === null) await once(child, 'exit');
  };
  return { told, pid: child.pid ?? 0, stop };
}

function firstMessage<T>(child: ChildProcess, program: string): Promise<T> {
  return new Promise((resolve, reject) => {
    child.once('message', (told: T) => resolve(told));
    child.once('exit', (code) =>
      reject(new Error(`${program} ended with ${code} before it was ready`)),
    );
  });
}

/**
 * Starts a world in a child process: random ports, data in `varDir`, the built client. `coreOnly` turns off
 * the contract's extensions; `limited` turns on the limits per address and person.
 */
export function startWorldProcess(
  varDir: string,
  { coreOnly = false, limited = false } = {},
): Promise<ProgramProcess<WorldAddresses>> {
  const program = fileURLToPath(new URL('testWorld.ts', import.meta.url));
  return startProgram(program, [
    varDir,
    ...(coreOnly ? ['core'] : []),
    ...(limited ? ['limited'] : []),
  ]);
}
