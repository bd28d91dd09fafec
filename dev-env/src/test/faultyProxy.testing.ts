import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '../postgres/freePort.ts';

/**
 * What a connection meets on its way: nothing; no answer, without being told so; the end of every
 * connection, also of a new one; or an answer that comes late.
 */
export type Way = 'open' | 'silent' | 'cut' | 'slow';

/** A stretch of network between us and a server, on which a test plants its faults. */
export interface FaultyProxy {
  /** The server's address as it is reached through here. */
  readonly url: string;
  /** Changes what its connections meet from now on, those that are open too. */
  readonly set: (way: Way) => void;
  readonly close: () => Promise<void>;
}

/** How late an answer is where the way is slow, in milliseconds. */
const slowMs = 150;

interface Pair {
  readonly near: Socket;
  readonly far: Socket;
}

/** Starts a proxy to the server at `url` (its host and port count, the rest is kept). */
export async function startFaultyProxy(url: string): Promise<FaultyProxy> {
  const target = new URL(url);
  const pairs = new Set<Pair>();
  let way: Way = 'open';
  const server = createServer((near) => {
    if (way === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(Number(target.port), target.hostname);
    const pair = { near, far };
    pairs.add(pair);
    pass(near, far, () => way);
    pass(far, near, () => way);
    const end = (): void => {
      pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    // After what is still on its way.
    const close = (): void => afterDelay(way, end);
    for (const socket of [near, far]) socket.on('error', end).on('close', close);
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const own = new URL(url);
  own.hostname = '127.0.0.1';
  own.port = String(port);
  const cutAll = (): void => {
    for (const { near, far } of pairs) {
      near.destroy();
      far.destroy();
    }
  };
  return {
    url: own.href,
    set: (next) => {
      // What was swallowed never comes: who waits for it has to find that out by itself.
      way = next;
      if (next === 'cut') cutAll();
    },
    close: async () => {
      server.close();
      cutAll();
      await once(server, 'close');
    },
  };
}

/** Hands on what comes in, as the way is at that moment. */
function pass(from: Socket, to: Socket, way: () => Way): void {
  from.on('data', (bytes) => {
    if (way() === 'silent') return;
    afterDelay(way(), () => to.writable && to.write(bytes));
  });
  from.on('end', () => afterDelay(way(), () => to.end()));
}

/** Does something now, or late where the way is slow; in the order in which it is asked. */
function afterDelay(way: Way, perform: () => unknown): void {
  if (way === 'slow') setTimeout(perform, slowMs);
  else perform();
}
