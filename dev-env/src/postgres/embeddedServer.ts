import path from 'node:path';
import { waitFor } from '../waitFor.ts';
import { locateBinaries } from './binaries.ts';
import { ensureCluster, readPassword } from './cluster.ts';
import { answers } from './databases.ts';
import { chooseIdentity, type Identity } from './identity.ts';
import { createPlaces } from './places.ts';
import { isReady, runningPostmaster } from './postmaster.ts';
import { startServerProcess, stopServerProcess } from './serverProcess.ts';
import { withStartLock } from './startLock.ts';

/** A running server. `url` is the superuser's, on the database `postgres`. */
export type EmbeddedServer = {
  url: string;
  port: number;
  pid: number;
  /** True when it was running already, left behind by a process that was killed. */
  adopted: boolean;
  /** Stops it (open connections are cut) and waits until it is gone. */
  stop: () => Promise<void>;
};

/** Where and how a server runs. */
export type EmbeddedServerOptions = {
  /** Folder for the data, the password, the port and the log; made when missing. */
  dir: string;
  /** False only for tests: nothing is synced to disk. */
  durable: boolean;
  /** As whom to run it; chosen when left out. */
  identity?: Identity;
};

const startWithinMs = 60_000;

/**
 * Starts PostgreSQL 18 on the data in `dir`, or adopts the one that runs there already. Resolves
 * once it answers queries. Throws a StartError with PostgreSQL's own reason when it does not start.
 */
export async function startEmbeddedServer(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  const dir = path.resolve(options.dir);
  const identity = options.identity ?? chooseIdentity();
  const places = createPlaces(dir, identity, locateBinaries());
  const urlFor = (port: number): string =>
    `postgresql://postgres:${readPassword(places)}@127.0.0.1:${port}/postgres`;
  return withStartLock(dir, async () => {
    ensureCluster(places, identity, options.durable);
    const found = await waitFor(
      'PostgreSQL to answer',
      async () => {
        const running = runningPostmaster(places.data);
        // One that was asked to stop a moment ago is let go first.
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
