import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from '@mijn/dev-env/listen';

/** The only way from a browser under test to the servers: a forward proxy on this machine. */
export interface Line {
  readonly port: number;
  /** From now on every connection breaks off, as where a network has gone that a device still believes in. */
  cut(): void;
  restore(): void;
  /**
   * From now on what is asked under such a path waits, as on a slow line; the browser is told to keep nothing
   * of it, so that the next page waits for it anew.
   * @returns lets it come
   */
  hold(path: RegExp): () => void;
  close(): Promise<void>;
}

/** What waits, or waited. */
interface Hold {
  readonly path: RegExp;
  readonly released: Promise<void>;
}

/** Headers as Node tells them, a name and a value in turn, by which no browser keeps what they belong to. */
function keepNothing(headers: readonly string[]): string[] {
  const others = headers.flatMap((name, index) =>
    index % 2 === 0 && name.toLowerCase() !== 'cache-control'
      ? [name, headers[index + 1] ?? '']
      : [],
  );
  return [...others, 'cache-control', 'no-store'];
}

/** Every name that ends on `localhost` is this machine; Node does not look that up as browsers do. */
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

/** Opens a line, on a free port. */
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
