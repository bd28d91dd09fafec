import { cpSync } from 'node:fs';
import path from 'node:path';
import { startJobDoor } from './jobDoor.ts';
import { retryOnTakenPort } from '../copy/ports.ts';
import { freePort } from '../postgres/freePort.ts';
import { createSeededDatabase } from '../seed/seededDatabase.ts';
import { builtClient, startWorld, type World } from '../startWorld.ts';
import type { WorldAddresses } from './worldProcess.ts';

/**
 * A world for end-to-end tests, run as a process with a channel: free ports, data in the folder that
 * is its first argument, an insurer that does not take its time, and a door to run its jobs at once.
 * With `core` after it the insurer has none of the contract's extensions, with
 * `limited` the limits of a real start hold.
 * Where a test server runs, its database is a copy of one that was filled once for all worlds. Tells its
 * addresses when it is ready and stops when the channel closes.
 */
const [, , varDir, ...kinds] = process.argv;
if (!varDir || !process.send) throw new Error('Run me with fork() and a folder for the data');

// A build that is made meanwhile does not change what is under test.
const clientDist = path.join(varDir, 'client');
cpSync(builtClient, clientDist, { recursive: true });

const database = await createSeededDatabase();

/** Starts it on free ports. */
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
    // Long enough for what a journey does to a claim before: who waits for it runs the jobs.
    pace: { takeUpAfterMs: 12_000, assessAfterMs: 16_000 },
  });
}

const world = await retryOnTakenPort(() => startOnFreePorts(varDir));
const door = await startJobDoor(world.jobs);
let stopping = false;
async function close(): Promise<void> {
  door.close();
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
const told: WorldAddresses = { ...addresses, jobsUrl: door.url };
// Whoever asked for it may have gone while it started.
if (process.connected) process.send(told);
else stop();
