import { freePort } from './postgres/freePort.ts';
import { startWorld } from './startWorld.ts';

/**
 * A world for end-to-end tests, run as a process with a channel: free ports, data in the folder that
 * is its first argument, an insurer that does not take its time. Tells its addresses when it is
 * ready and stops when the channel closes.
 */
const varDir = process.argv[2];
if (!varDir || !process.send) throw new Error('Run me with fork() and a folder for the data');

const world = await startWorld({
  port: await freePort(),
  digidPort: await freePort(),
  varDir,
  durable: false,
  pace: { opnemenNaMs: 1_000, beoordelenNaMs: 1_000 },
});
process.on('disconnect', () => {
  void world.close().finally(() => process.exit(0));
});
const { url, ankerzeeUrl, digidUrl, databaseUrl } = world;
process.send({ url, ankerzeeUrl, digidUrl, databaseUrl });
