import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '../postgres/freePort.ts';

/** The state of a network: working; silently dropping; cutting all connections, also new ones; or slow. */
export type NetworkState = 'open' | 'silent' | 'cut' | 'slow';

export interface FaultyProxy {
  /** The server's address through the proxy. */
  readonly url: string;
  /** Changes the state, also for open connections. */
  readonly set: (way: NetworkState) => void;
  readonly close: () => Promise<void>;
}

/** Delay in milliseconds when slow. */
const slowMs = 150;

interface Pair {
  readonly near: Socket;
  readonly far: Socket;
}

/** Starts a proxy to the server at `url`, whose host and port are replaced. */
export async function startFaultyProxy(url: string): Promise<FaultyProxy> {
  const target = new URL(url);
  const pairs = new Set<Pair>();
  let way: NetworkState = 'open';
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
    // After pending data.
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
      // Dropped data never arrives: the peer has to time out.
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

function pass(from: Socket, to: Socket, way: () => NetworkState): void {
  from.on('data', (bytes) => {
    if (way() === 'silent') return;
    afterDelay(way(), () => to.writable && to.write(bytes));
  });
  from.on('end', () => afterDelay(way(), () => to.end()));
}

/** Runs an action, delayed when slow; keeps the order. */
function afterDelay(way: NetworkState, perform: () => unknown): void {
  if (way === 'slow') setTimeout(perform, slowMs);
  else perform();
}
