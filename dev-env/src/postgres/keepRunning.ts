import {
  type EmbeddedServer,
  type EmbeddedServerOptions,
  startEmbeddedServer,
} from './embeddedServer.ts';
import { isAlive } from './postmaster.ts';

const lookEveryMs = 250;

/**
 * A server that is started again, at the same port, when it ends without being asked to. The pools
 * of the app find it back by themselves.
 */
export async function keepServerRunning(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  let server = await startEmbeddedServer(options);
  let restarting: Promise<void> | undefined;
  const restart = async (): Promise<void> => {
    // A start that fails is tried again at the next look.
    server = await startEmbeddedServer(options).catch(() => server);
    restarting = undefined;
  };
  const looking = setInterval(() => {
    if (!isAlive(server.pid)) restarting ??= restart();
  }, lookEveryMs);
  looking.unref();
  const stop = async (): Promise<void> => {
    clearInterval(looking);
    await restarting;
    await server.stop();
  };
  return { ...server, stop };
}
