import { cpSync } from 'node:fs';
import path from 'node:path';
import { freePort } from './postgres/freePort.ts';
import { builtClient, startWorld } from './startWorld.ts';

/**
 * A world for end-to-end tests, run as a process with a channel: free ports, data in the folder that
 * is its first argument, an insurer that does not take its time. Tells its addresses when it is
 * ready and stops when the channel closes.
 */
const varDir = process.argv[2];
if (!varDir || !process.send) throw new Error('Run me with fork() and a folder for the data');

// A build that is made meanwhile does not change what is under test.
const clientDist = path.join(varDir, 'client');
cpSync(builtClient, clientDist, { recursive: true });

const world = await startWorld({
  port: await freePort(),
  simulatorPorts: {
    digid: await freePort(),
    ideal: await freePort(),
    time: await freePort(),
  },
  varDir,
  clientDist,
  durable: false,
  rateLimits: false,
  pace: { takeUpAfterMs: 4_000, assessAfterMs: 8_000 },
});
let stopping = false;
function stop(): void {
  if (stopping) return;
  stopping = true;
  void world.close().finally(() => process.exit(0));
}
for (const event of ['disconnect', 'SIGINT', 'SIGTERM']) process.on(event, stop);
const { close: _close, ...addresses } = world;
process.send(addresses);
