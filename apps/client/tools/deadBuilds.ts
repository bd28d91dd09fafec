import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

const workName = /^\.dist-(\d+)(?:-before)?$/;

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Removes the folders of killed builds; a build names its folder `.dist-<PID>`.
 * @param folder parent of these folders
 */
export async function removeDeadBuilds(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const pid = workName.exec(name)?.[1];
    if (pid === undefined || isRunning(Number(pid))) continue;
    await rm(path.join(folder, name), { recursive: true, force: true });
  }
}
