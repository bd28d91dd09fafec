import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

const endings = ['SIGINT', 'SIGTERM', 'disconnect'];

type Extra = {
  env?: NodeJS.ProcessEnv;
  silent?: boolean;
  /** A heading for the output, which is then printed in one piece when the program has ended. */
  heading?: string;
};

/** Runs a program in the root, prints its output at once or under a heading, and returns its exit code. */
export function run(file: string, args: string[], extra: Extra = {}): Promise<number> {
  const env = { ...process.env, ...extra.env };
  const { heading } = extra;
  const shown = heading === undefined ? 'inherit' : 'pipe';
  const stdio = extra.silent ? 'ignore' : shown;
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd: root, env, stdio });
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (piece: Buffer) => said.push(piece));
    }
    // Ends the child process on a signal, or when the parent process is gone.
    const stop = (): void => void child.kill('SIGINT');
    for (const event of endings) process.once(event, stop);
    child.on('error', reject);
    child.on('close', (code) => {
      for (const event of endings) process.off(event, stop);
      if (heading !== undefined) {
        process.stdout.write(`\n— ${heading}\n${Buffer.concat(said).toString()}`);
      }
      resolve(code ?? 1);
    });
  });
}

/** Runs a JavaScript or TypeScript program with this Node. */
export function runNode(program: string, args: string[] = [], extra: Extra = {}): Promise<number> {
  return run(process.execPath, [program, ...args], extra);
}
