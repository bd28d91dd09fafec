import http from 'node:http';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';

/** A round-robin load balancer over copies, like the proxy in production. */
export interface Balancer {
  readonly port: number;
  /** Ports of the copies; may change at any time. */
  copies: readonly number[];
  close(): Promise<void>;
}

type Incoming = http.IncomingMessage;

/**
 * Forwards a request to a copy; undefined if the copy is gone or closed a kept-alive connection. The next
 * copy is tried then, as with other proxies.
 */
function passOn(
  from: Incoming,
  body: Buffer,
  port: number,
  agent: http.Agent,
): Promise<Incoming | undefined> {
  const { method, url, headers } = from;
  return new Promise((resolve) => {
    const to = http.request({ host: '127.0.0.1', port, method, path: url, headers, agent });
    to.once('response', resolve);
    to.once('error', () => resolve(undefined));
    to.end(body);
  });
}

/** Starts a load balancer on `port` that keeps connections alive and tries the next copy if one is gone. */
export async function createBalancer(port: number): Promise<Balancer> {
  const agent = new http.Agent({ keepAlive: true });
  let turn = 0;
  const balancer = { port, copies: [] as readonly number[] };
  const share = async (request: Incoming, response: http.ServerResponse): Promise<void> => {
    const body = await buffer(request);
    const first = turn++;
    for (let tries = 0; tries < 2 * balancer.copies.length; tries += 1) {
      const copy = balancer.copies[(first + tries) % balancer.copies.length] ?? 0;
      const answer = await passOn(request, body, copy, agent);
      if (!answer) continue;
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      return;
    }
    response.writeHead(502).end();
  };
  const server = http.createServer((request, response) => void share(request, response));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(balancer, {
    close: async () => {
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}
