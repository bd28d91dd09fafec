import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

const workName = /^\.dist-(\d+)(?:-before)?$/;

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Somebody else's process.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Removes the work of builds that were killed halfway: a build names its folder `.dist-<its process>`.
 * @param folder in which builds work
 */
export async function removeDeadBuilds(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const pid = workName.exec(name)?.[1];
    if (pid === undefined || isRunning(Number(pid))) continue;
    await rm(path.join(folder, name), { recursive: true, force: true });
  }
}
