import { once } from 'node:events';
import type { Server } from 'node:net';

/**
 * Listens on a port that the system chooses, on this machine only. For tests and tools.
 * @returns the port
 */
export async function listen(server: Server, host = '127.0.0.1'): Promise<number> {
  server.listen(0, host);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}
