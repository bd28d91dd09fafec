import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type EmbeddedServer, startEmbeddedServer } from './postgres/embeddedServer.ts';
import { isAlive, runningPostmaster } from './postgres/postmaster.ts';

const prefix = 'mijn-test-';

/**
 * A throw-away PostgreSQL for one test run, in a folder of its own below the system's temporary
 * one. What an earlier, killed run left there is cleared first.
 */
export async function startTestServer(): Promise<EmbeddedServer> {
  clearAbandoned();
  const dir = mkdtempSync(path.join(os.tmpdir(), `${prefix}${process.pid}-`));
  mkdirSync(dir, { recursive: true });
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
    const left = runningPostmaster(path.join(dir, 'data'));
    if (left) process.kill(left.pid, 'SIGKILL');
    rmSync(dir, { recursive: true, force: true });
  }
}
