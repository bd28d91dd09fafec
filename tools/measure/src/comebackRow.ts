import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '@mijn/dev-env/postgres/freePort';
import { waitFor } from '@mijn/dev-env/waitFor';
import type { Row } from './table.ts';

const program = fileURLToPath(new URL('../../../dev-env/src/main.ts', import.meta.url));

/** Starts the app on the data in `varDir`, as `npm start` does after its set-up; gives it when it is ready. */
async function start(varDir: string, port: number): Promise<{ child: ChildProcess; ms: number }> {
  const begun = performance.now();
  const env = { ...process.env, VAR_DIR: varDir, PORT: String(port) };
  const child = spawn(process.execPath, [program], { env, stdio: 'ignore' });
  await waitFor(
    'the app to be ready',
    async () => (await fetch(`http://localhost:${port}/health/ready`).catch(() => undefined))?.ok,
    120_000,
  );
  return { child, ms: performance.now() - begun };
}

const rounds = 3;

/** Measures how long the app is away when it is killed outright and started again at once. */
export async function measureComeback(varDir: string): Promise<Row[]> {
  const port = await freePort();
  let { child } = await start(varDir, port);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    child.kill('SIGKILL');
    await once(child, 'exit');
    const again = await start(varDir, port);
    ({ child } = again);
    times.push(again.ms);
  }
  child.kill('SIGINT');
  await once(child, 'exit');
  const median = times.toSorted((a, b) => a - b)[1] ?? Number.NaN;
  return [{ what: 'ready again after kill -9', ours: median, unit: 'ms', goal: { atMost: 3_000 } }];
}
