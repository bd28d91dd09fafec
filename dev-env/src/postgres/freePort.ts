import { createSocket, type Socket } from 'node:dgram';
import { createServer } from 'node:net';

// Below what systems give to outgoing connections (Linux from 32,768): none of those comes between.
const lowest = 20_000;
const highest = 32_000;
const triesAtMost = 200;

const claims = new Map<number, Socket>();

/**
 * A TCP port of 127.0.0.1 that nobody listens on, chosen by chance and claimed: no other process that asks
 * here is given it while this one runs, however long it takes until somebody listens there.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < triesAtMost; tries += 1) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest));
    if (!claims.has(port) && (await claimPort(port))) return port;
  }
  throw new Error('No port to listen on');
}

/** Whether nobody listens on this port of 127.0.0.1 and, from now on, it is claimed by this process. */
export async function claimPort(port: number): Promise<boolean> {
  return (claims.has(port) || (await hold(port))) && portIsFree(port);
}

function portIsFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** Takes the UDP port of that number, which we never use: the system gives it to one, and back when they end. */
function hold(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createSocket('udp4').unref();
    socket.once('error', () => {
      socket.close();
      resolve(false);
    });
    socket.bind({ port, address: '127.0.0.1', exclusive: true }, () => {
      claims.set(port, socket);
      resolve(true);
    });
  });
}
