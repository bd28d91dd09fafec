import { createServer, type Server } from 'node:http';
import { listen } from '@mijn/dev-env/listen';
import { afterEach, expect, it } from 'vitest';
import { run } from './server.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A server that answers with these statuses in turn. */
async function answering(...statuses: readonly number[]) {
  let asked = 0;
  server = createServer((_request, response) => {
    response.writeHead(statuses[asked % statuses.length] ?? 500).end('x');
    asked += 1;
  });
  return { url: `http://127.0.0.1:${await listen(server)}/`, headers: {} };
}

it('counts answers a second', async () => {
  expect((await run(await answering(200), 1)).perSecond).toBeGreaterThan(0);
});

it('gives no figure for a load of refused requests', async () => {
  await expect(run(await answering(200, 503), 1)).rejects.toThrow('answers were not 2xx');
});
