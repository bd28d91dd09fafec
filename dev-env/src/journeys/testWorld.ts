import { cpSync } from 'node:fs';
import path from 'node:path';
import { startJobServer } from './jobServer.ts';
import { retryOnTakenPort } from '../copy/ports.ts';
import { freePort } from '../postgres/freePort.ts';
import { createSeededDatabase } from '../seed/seededDatabase.ts';
import { builtClient, startWorld, type World } from '../startWorld.ts';
import type { WorldAddresses } from './worldProcess.ts';

/**
 * Runs a world for end-to-end tests as a child process: free ports, data in the folder of its first
 * argument, a fast insurer, and an endpoint to run jobs at once. `core` as second argument turns off the
 * contract's extensions, `limited` turns on the rate limits. If there is a test server, the database is a
 * copy of a template. Sends its addresses when ready, and stops when the channel closes.
 */
const [, , varDir, ...kinds] = process.argv;
if (!varDir || !process.send) throw new Error('Run me with fork() and a folder for the data');

// A copy, so that a new build does not change the tested one.
const clientDist = path.join(varDir, 'client');
cpSync(builtClient, clientDist, { recursive: true });

const database = await createSeededDatabase();

async function startOnFreePorts(dir: string): Promise<World> {
  return startWorld({
    port: await freePort(),
    simulatorPorts: {
      digid: await freePort(),
      ideal: await freePort(),
      time: await freePort(),
      mail: await freePort(),
      staff: await freePort(),
    },
    internalPort: await freePort(),
    varDir: dir,
    ...(database && { databaseUrl: database.url, databasePasswords: database.logins.passwords }),
    clientDist,
    durable: false,
    rateLimits: kinds.includes('limited'),
    extensions: !kinds.includes('core'),
    // Long enough for what a journey does first; then it runs the jobs itself.
    pace: { startProcessingAfterMs: 12_000, assessAfterMs: 16_000 },
  });
}

const world = await retryOnTakenPort(() => startOnFreePorts(varDir));
const jobServer = await startJobServer(world.jobs);
let stopping = false;
async function close(): Promise<void> {
  jobServer.close();
  await world.close();
  await database?.drop();
}
function stop(): void {
  if (stopping) return;
  stopping = true;
  void close().finally(() => process.exit(0));
}
for (const event of ['disconnect', 'SIGINT', 'SIGTERM']) process.on(event, stop);
const { close: _close, jobs: _jobs, ...addresses } = world;
const message: WorldAddresses = { ...addresses, jobsUrl: jobServer.url };
// The parent may have ended during the start.
if (process.connected) process.send(message);
else stop();
