import { createServer } from 'node:net';

// Below what systems give to outgoing connections (Linux from 32,768): none of those comes between.
const lowest = 20_000;
const highest = 32_000;
const triesAtMost = 200;

const given = new Set<number>();

/**
 * A TCP port that nobody listens on at this moment, and that this process gave to nobody before. Chosen by
 * chance among many: that two processes choose the same one within the moment until somebody listens there
 * is for their callers to try again (`startWithFreePorts`).
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < triesAtMost; tries += 1) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest));
    if (given.has(port)) continue;
    given.add(port);
    if (await portIsFree(port)) return port;
  }
  throw new Error('No port to listen on');
}

/** Whether nobody listens on this port of `host`. */
export function portIsFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}
