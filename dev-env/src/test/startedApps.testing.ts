import path from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { runningPostmaster } from '../postgres/postmaster.ts';
import { type AppProcess, ownFolder, startApp } from './appProcess.testing.ts';

let folder: ReturnType<typeof ownFolder>;
let started: AppProcess[] = [];

/** Gives each test of a file a folder of its own; stops its apps and their PostgreSQL after it. */
export function cleanUpApps(): void {
  beforeEach(() => {
    folder = ownFolder();
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

/** Where the embedded PostgreSQL of this test keeps its data. */
export const dataFolder = (): string => path.join(folder.dir, 'postgres', 'data');

/** Runs `npm start`'s program in the folder of this test. */
export function start(env: NodeJS.ProcessEnv): AppProcess {
  const app = startApp({ VAR_DIR: folder.dir, ...env });
  started.push(app);
  return app;
}

/** Whether the app at an address is ready. */
export async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/health/ready`).catch(() => undefined);
  return answer?.status === 200;
}

/** Starts an app that refuses to. @returns the one sentence that it prints */
export async function refusal(env: NodeJS.ProcessEnv): Promise<string> {
  const app = start(env);
  expect(await app.ended()).toBe(1);
  const lines = app.said().trim().split('\n');
  expect(lines).toHaveLength(1);
  return lines[0] ?? '';
}
