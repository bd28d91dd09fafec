import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type EmbeddedServer, startEmbeddedServer } from './postgres/embeddedServer.ts';
import { isAlive, runningPostmaster } from './postgres/postmaster.ts';

const prefix = 'mijn-test-';

/** Linux's in-memory file system. */
const inMemory = '/dev/shm';

/** Upper limit for the data of a test run, in bytes. */
const neededRoom = 2 * 1024 ** 3;

/**
 * Returns the folder for test data: in memory if there is room, else the system's temporary folder. Nearly
 * every test file creates and removes hundreds of database files, which took half of the time on a disk.
 * @param memory the in-memory folder
 */
export function testDataPlace(memory = inMemory): string {
  try {
    const room = statfsSync(memory);
    return room.bavail * room.bsize >= neededRoom ? memory : os.tmpdir();
  } catch {
    return os.tmpdir();
  }
}

/** Creates a folder for a test run, and removes those of killed runs. */
export function createTestFolder(): string {
  const place = testDataPlace();
  clearAbandoned(place);
  return mkdtempSync(path.join(place, `${prefix}${process.pid}-`));
}

/** Starts a throw-away PostgreSQL for a test run, in its own folder. */
export async function startTestServer(): Promise<EmbeddedServer> {
  const dir = createTestFolder();
  const server = await startEmbeddedServer({ dir, durable: false });
  return {
    ...server,
    stop: async () => {
      await server.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

function clearAbandoned(place: string): void {
  for (const name of readdirSync(place).filter((entry) => entry.startsWith(prefix))) {
    const owner = Number(name.slice(prefix.length).split('-')[0]);
    const dir = path.join(place, name);
    if (!(owner > 0) || isAlive(owner)) continue;
    for (const data of ['data', 'postgres/data']) {
      const left = runningPostmaster(path.join(dir, data));
      if (left) process.kill(left.pid, 'SIGKILL');
    }
    rmSync(dir, { recursive: true, force: true });
  }
}
