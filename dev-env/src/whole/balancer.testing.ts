import http from 'node:http';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';

/** Shares requests out over copies, in turn, as the proxy in front of them does. */
export interface Balancer {
  readonly port: number;
  /** The copies behind it, by port; the list may change at any moment. */
  copies: readonly number[];
  close(): Promise<void>;
}

type Incoming = http.IncomingMessage;

/**
 * Passes one request on to a copy; the answer, or undefined where the copy did not take it: it is
 * gone, or closed the connection that was kept. As with other proxies, the next copy is asked then.
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

/** A proxy on `port` that keeps its connections, and asks the next copy where one is gone. */
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
