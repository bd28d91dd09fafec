import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type EmbeddedServer, startEmbeddedServer } from './postgres/embeddedServer.ts';
import { isAlive, runningPostmaster } from './postgres/postmaster.ts';

const prefix = 'mijn-test-';

/**
 * A folder for the data of one test run, below the system's temporary one. What an earlier, killed
 * run left there is cleared first.
 */
export function makeTestFolder(): string {
  clearAbandoned();
  return mkdtempSync(path.join(os.tmpdir(), `${prefix}${process.pid}-`));
}

/** A throw-away PostgreSQL for one test run, in a folder of its own. */
export async function startTestServer(): Promise<EmbeddedServer> {
  const dir = makeTestFolder();
  const server = await startEmbeddedServer({ dir, durable: false });
  return {
    ...server,
    stop: async () => {
      await server.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

function clearAbandoned(): void {
  for (const name of readdirSync(os.tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    const owner = Number(name.slice(prefix.length).split('-')[0]);
    const dir = path.join(os.tmpdir(), name);
    if (!(owner > 0) || isAlive(owner)) continue;
    for (const data of ['data', 'postgres/data']) {
      const left = runningPostmaster(path.join(dir, data));
      if (left) process.kill(left.pid, 'SIGKILL');
    }
    rmSync(dir, { recursive: true, force: true });
  }
}
