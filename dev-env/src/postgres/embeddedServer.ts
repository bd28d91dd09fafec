import path from 'node:path';
import { waitFor } from '../waitFor.ts';
import { locateBinaries } from './binaries.ts';
import { ensureCluster, readPassword } from './cluster.ts';
import { answers } from './databases.ts';
import { chooseIdentity, type Identity } from './identity.ts';
import { createClusterFolders } from './clusterFolders.ts';
import { runningPostmaster } from './postmaster.ts';
import { startServerProcess, stopServerProcess } from './serverProcess.ts';
import { withStartLock } from './startLock.ts';

/** A running server. `url` logs in as superuser, to the database `postgres`. */
export type EmbeddedServer = {
  url: string;
  port: number;
  pid: number;
  /** Whether it was already running, left behind by a process that was killed. */
  adopted: boolean;
  isRunning: () => boolean;
  /** Stops the server, closing its connections, and waits for its end. */
  stop: () => Promise<void>;
};

/** Location and mode of a server. */
export type EmbeddedServerOptions = {
  /** Folder for the data, the password, the port and the log; created when missing. */
  dir: string;
  /** False only for tests: disables syncing to disk. */
  durable: boolean;
  /** Account that runs it; chosen by default. */
  identity?: Identity;
};

const startWithinMs = 60_000;

/**
 * Starts PostgreSQL 18 on the data in `dir`, or adopts a server that already runs there. Resolves once it answers
 * queries.
 * @throws StartError with PostgreSQL's own reason when it does not start
 */
export async function startEmbeddedServer(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  const dir = path.resolve(options.dir);
  const identity = options.identity ?? chooseIdentity();
  const folders = createClusterFolders(dir, identity, locateBinaries());
  const urlFor = (port: number): string =>
    `postgresql://postgres:${readPassword(folders)}@127.0.0.1:${port}/postgres`;
  return withStartLock(dir, async () => {
    ensureCluster(folders, identity, options.durable);
    let adopted = true;
    const found = await waitFor(
      'PostgreSQL to answer',
      async () => {
        const running = runningPostmaster(folders.data);
        // A server that is still shutting down does not answer: retry until it has stopped.
        if (running) return (await answers(urlFor(running.port))) && running;
        adopted = false;
        await startServerProcess(folders, identity, options.durable);
        return false;
      },
      startWithinMs,
    );
    return {
      ...found,
      url: urlFor(found.port),
      adopted,
      isRunning: () => runningPostmaster(folders.data)?.pid === found.pid,
      stop: () => stopServerProcess(folders, identity),
    };
  });
}
