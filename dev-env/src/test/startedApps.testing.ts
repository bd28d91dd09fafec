import path from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { runningPostmaster } from '../postgres/postmaster.ts';
import { type AppProcess, createPrivateFolder, startApp } from './appProcess.testing.ts';

let folder: ReturnType<typeof createPrivateFolder>;
let started: AppProcess[] = [];

/** Gives each test of a file its own folder, and stops its apps and PostgreSQL afterwards. */
export function cleanUpApps(): void {
  beforeEach(() => {
    folder = createPrivateFolder();
    started = [];
  });
  afterEach(async () => {
    for (const { child } of started) child.kill('SIGTERM');
    await Promise.all(started.map(({ ended }) => ended()));
    const left = runningPostmaster(dataFolder());
    if (left) process.kill(left.pid, 'SIGKILL');
    folder.remove();
  });
}

/** The folder of this test (`VAR_DIR`). */
export const varDir = (): string => folder.dir;

export const dataFolder = (): string => path.join(folder.dir, 'postgres', 'data');

/** Runs `npm start`'s program in the folder of this test. */
export function start(env: NodeJS.ProcessEnv): AppProcess {
  const app = startApp({ VAR_DIR: folder.dir, ...env });
  started.push(app);
  return app;
}

/** Returns whether the app at an address is ready. */
export async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/health/ready`).catch(() => undefined);
  return answer?.status === 200;
}

/**
 * Starts an app that has to fail.
 * @returns the one sentence that it prints
 */
export async function refusal(env: NodeJS.ProcessEnv): Promise<string> {
  const app = start(env);
  expect(await app.ended()).toBe(1);
  const lines = app.said().trim().split('\n');
  expect(lines).toHaveLength(1);
  return lines[0] ?? '';
}
