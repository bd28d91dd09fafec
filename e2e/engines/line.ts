import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';

/** The only way from a browser under test to the servers: a forward proxy on this machine. */
export interface Line {
  readonly port: number;
  /** From now on every connection breaks off, as where a network has gone that a device still believes in. */
  cut(): void;
  restore(): void;
  close(): Promise<void>;
}

/** Every name that ends on `localhost` is this machine; Node does not look that up as browsers do. */
function pass(asked: IncomingMessage, answer: ServerResponse): void {
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
    answer.writeHead(response.statusCode ?? 502, response.rawHeaders);
    response.pipe(answer);
  });
  asked.pipe(forwarded);
  answer.on('close', () => forwarded.destroy());
}

/** Opens a line, on a free port. */
export async function openLine(): Promise<Line> {
  let isCut = false;
  const server = createServer(pass);
  server.on('connection', (socket) => {
    if (isCut) socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return {
    port: address.port,
    cut: () => {
      isCut = true;
      server.closeAllConnections();
    },
    restore: () => {
      isCut = false;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
