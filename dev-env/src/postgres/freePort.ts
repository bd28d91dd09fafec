import { createSocket, type Socket } from 'node:dgram';
import { createServer } from 'node:net';

// Below the range of outgoing connections (on Linux from 32,768), which could take the port.
const lowest = 20_000;
const highest = 32_000;
const triesAtMost = 200;

const claims = new Map<number, Socket>();

/**
 * Returns a random free TCP port of 127.0.0.1, reserved while this process runs: no other caller of this function gets it,
 * also before anything listens there.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < triesAtMost; tries += 1) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest));
    if (!claims.has(port) && (await claimPort(port))) return port;
  }
  throw new Error('No port to listen on');
}

/** Returns whether this port of 127.0.0.1 was free; it is then reserved for this process. */
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

/** Reserves by the unused UDP port of that number, which the system gives to one process until that ends. */
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
