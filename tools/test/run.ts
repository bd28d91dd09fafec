import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The clone's top folder. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

type Extra = { env?: NodeJS.ProcessEnv; silent?: boolean };

/** Runs a program in the top folder, showing what it says, and returns its exit code. */
export function run(file: string, args: string[], extra: Extra = {}): Promise<number> {
  const env = { ...process.env, ...extra.env };
  const stdio = extra.silent ? 'ignore' : 'inherit';
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd: root, env, stdio });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Runs a JavaScript or TypeScript program of ours or of an installed package with this Node. */
export function runNode(program: string, args: string[] = [], extra: Extra = {}): Promise<number> {
  return run(process.execPath, [program, ...args], extra);
}
