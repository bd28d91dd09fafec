import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);
const programs = '/usr/bin/apt-get';

/**
 * Tells whether a program is on this machine; installs Debian's package of it where we may. Says so
 * in one line when it cannot be had.
 */
export async function hasDebianProgram(file: string, packageName: string): Promise<boolean> {
  if (!existsSync(file) && process.getuid?.() === 0 && existsSync(programs)) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    // Another test may be installing something.
    const wait = ['-o', 'DPkg::Lock::Timeout=600'];
    const plan = [...wait, 'install', '-y', '-qq', '--no-install-recommends', packageName];
    await run(programs, ['update', '-qq'], { env }).catch(() => undefined);
    await run(programs, plan, { env }).catch(() => undefined);
  }
  if (existsSync(file)) return true;
  process.stdout.write(`${file} tests nothing: install the package ${packageName}.\n`);
  return false;
}
