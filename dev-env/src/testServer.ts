import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type EmbeddedServer, startEmbeddedServer } from './postgres/embeddedServer.ts';
import { isAlive, runningPostmaster } from './postgres/postmaster.ts';

const prefix = 'mijn-test-';

/** Where Linux keeps files in memory. */
const inMemory = '/dev/shm';

/** What the databases and files of a test run may come to, in bytes, with room to spare. */
const neededRoom = 2 * 1024 ** 3;

/**
 * Where test data goes: into memory where there is room, else into the system's temporary folder. A database
 * is hundreds of files, made and removed for nearly every test file: on a disk that alone was half of the time.
 * @param memory the folder that is kept in memory
 */
export function testDataPlace(memory = inMemory): string {
  try {
    const room = statfsSync(memory);
    return room.bavail * room.bsize >= neededRoom ? memory : os.tmpdir();
  } catch {
    return os.tmpdir();
  }
}

/**
 * A folder for the data of one test run. What an earlier, killed run left beside it is cleared first.
 */
export function createTestFolder(): string {
  const place = testDataPlace();
  clearAbandoned(place);
  return mkdtempSync(path.join(place, `${prefix}${process.pid}-`));
}

/** A throw-away PostgreSQL for one test run, in a folder of its own. */
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
