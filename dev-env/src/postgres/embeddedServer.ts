import path from 'node:path';
import { waitFor } from '../waitFor.ts';
import { locateBinaries } from './binaries.ts';
import { ensureCluster, readPassword } from './cluster.ts';
import { answers } from './databases.ts';
import { chooseIdentity, type Identity } from './identity.ts';
import { createClusterFolders } from './clusterFolders.ts';
import { isReady, runningPostmaster } from './postmaster.ts';
import { startServerProcess, stopServerProcess } from './serverProcess.ts';
import { withStartLock } from './startLock.ts';

/** A running server. `url` logs in as superuser, to the database `postgres`. */
export type EmbeddedServer = {
  url: string;
  port: number;
  pid: number;
  /** Whether it was already running, left behind by a process that was killed. */
  adopted: boolean;
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
  const places = createClusterFolders(dir, identity, locateBinaries());
  const urlFor = (port: number): string =>
    `postgresql://postgres:${readPassword(places)}@127.0.0.1:${port}/postgres`;
  return withStartLock(dir, async () => {
    ensureCluster(places, identity, options.durable);
    const found = await waitFor(
      'PostgreSQL to answer',
      async () => {
        const running = runningPostmaster(places.data);
        // A server that is still shutting down is not ready: retry until it has stopped.
        if (running) {
          const ready = isReady(places.data, running.pid) && (await answers(urlFor(running.port)));
          return ready && { ...running, adopted: true };
        }
        const started = await startServerProcess(places, identity, options.durable, urlFor);
        return { ...started, adopted: false };
      },
      startWithinMs,
    );
    return { ...found, url: urlFor(found.port), stop: () => stopServerProcess(found.pid) };
  });
}
