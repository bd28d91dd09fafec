import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from '@mijn/dev-env/listen';

/** A forward proxy on this machine, through which a tested browser reaches the servers. */
export interface Line {
  readonly port: number;
  /** Refuses every connection from now on, like a network that has gone unnoticed. */
  cut(): void;
  restore(): void;
  /**
   * Delays matching requests from now on, like a slow connection, and prevents caching, so that the next
   * page waits too.
   * @returns a function that releases them
   */
  hold(path: RegExp): () => void;
  close(): Promise<void>;
}

interface Hold {
  readonly path: RegExp;
  readonly released: Promise<void>;
}

/** Returns raw headers (alternating names and values, as in Node) that prevent caching. */
function keepNothing(headers: readonly string[]): string[] {
  const others = headers.flatMap((name, index) =>
    index % 2 === 0 && name.toLowerCase() !== 'cache-control'
      ? [name, headers[index + 1] ?? '']
      : [],
  );
  return [...others, 'cache-control', 'no-store'];
}

/** `*.localhost` is this machine; Node does not resolve it as browsers do. */
function pass(asked: IncomingMessage, answer: ServerResponse, isKept: boolean): void {
  const { port, pathname, search, host } = new URL(asked.url ?? '');
  const { method, headers } = asked;
  const forwarded = ask({
    host: 'localhost',
    port,
    path: pathname + search,
    method,
    headers: { ...headers, host },
  });
  const breakOff = () => answer.destroy();
  forwarded.on('error', breakOff);
  forwarded.on('response', (response) => {
    response.on('error', breakOff);
    const { rawHeaders } = response;
    answer.writeHead(response.statusCode ?? 502, isKept ? rawHeaders : keepNothing(rawHeaders));
    response.pipe(answer);
  });
  asked.pipe(forwarded);
  answer.on('close', () => forwarded.destroy());
}

/** Starts a proxy on a free port. */
export async function openLine(): Promise<Line> {
  let isCut = false;
  const holds: Hold[] = [];
  const server = createServer((asked, answer) => {
    const { pathname } = new URL(asked.url ?? '');
    const held = holds.filter(({ path }) => path.test(pathname));
    void Promise.all(held.map(({ released }) => released)).then(() => {
      pass(asked, answer, held.length === 0);
    });
  });
  server.on('connection', (socket) => {
    if (isCut) socket.destroy();
  });
  const port = await listen(server);
  return {
    port,
    cut: () => {
      isCut = true;
      server.closeAllConnections();
    },
    restore: () => {
      isCut = false;
    },
    hold: (path) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      holds.push({ path, released: promise });
      return resolve;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
