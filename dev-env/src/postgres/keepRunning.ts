import {
  type EmbeddedServer,
  type EmbeddedServerOptions,
  startEmbeddedServer,
} from './embeddedServer.ts';

const lookEveryMs = 250;

/**
 * Keeps a server running: restarts it at the same port when it ends unexpectedly. The app's pools reconnect by
 * themselves.
 */
export async function keepServerRunning(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  let server = await startEmbeddedServer(options);
  let restarting: Promise<void> | undefined;
  const restart = async (): Promise<void> => {
    // A failed start is retried at the next check.
    server = await startEmbeddedServer(options).catch(() => server);
    restarting = undefined;
  };
  const looking = setInterval(() => {
    if (!server.isRunning()) restarting ??= restart();
  }, lookEveryMs);
  looking.unref();
  const stop = async (): Promise<void> => {
    clearInterval(looking);
    await restarting;
    await server.stop();
  };
  return { ...server, stop };
}
