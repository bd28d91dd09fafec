import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Logins } from '@mijn/provider/db/roles';

/** Where a world listens. */
export type WorldAddresses = {
  /** Public address, brand Zilverzand. */
  url: string;
  ankerzeeUrl: string;
  digidUrl: string;
  idealUrl: string;
  timeUrl: string;
  /** What was mailed. */
  mailUrl: string;
  /** Where the insurer's staff come in. */
  internalUrl: string;
  /** The owner's login of its database. */
  databaseUrl: string;
  /** How its insurer logs in there. */
  logins: Logins;
  /** Where its jobs are run at once. */
  jobsUrl: string;
};

/** A program of ours in a process of its own, with what it told when it was ready. */
export interface ProgramProcess<T> {
  readonly told: T;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/**
 * Runs a program that tells one thing when it is ready and ends when its channel closes: by `stop`, and by
 * itself when this process is gone.
 * @throws Error when it ends before it has told anything
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
 * Starts a whole world in another process: random ports, its data in `varDir`, the built client. With `coreOnly`
 * its insurer has none of the contract's extensions; with `limited` the limits per address and person of a real start
 * hold.
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
