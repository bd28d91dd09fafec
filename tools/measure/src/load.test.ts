import { createServer, type Server } from 'node:http';
import { listen } from '@mijn/dev-env/listen';
import { afterEach, expect, test } from 'vitest';
import { crowd, run } from './load.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A server that answers with these statuses in turn; what to load it with. */
async function answering(...statuses: readonly number[]) {
  let asked = 0;
  server = createServer((_request, response) => {
    response.writeHead(statuses[asked % statuses.length] ?? 500).end('x');
    asked += 1;
  });
  return { url: `http://127.0.0.1:${await listen(server)}/`, headers: {} };
}

test('a load tells how many were answered in a second', async () => {
  const { perSecond, p99 } = await run(await answering(200), 1);
  expect(perSecond).toBeGreaterThan(0);
  expect(p99).toBeGreaterThanOrEqual(0);
});

test('a load of refused requests is no figure: it is as fast as nothing', async () => {
  await expect(run(await answering(200, 503), 1)).rejects.toThrow('answers were not 2xx');
});

test('of a crowd who is turned away is counted apart from who is answered', async () => {
  const figures = await crowd(await answering(200, 503, 503), 3, 1);
  expect(figures.answered).toBeGreaterThan(0);
  expect(figures.turnedAway).toBeGreaterThan(figures.answered);
  expect(figures.medianMs).toBeGreaterThanOrEqual(0);
});

test('a crowd that meets any other answer is no figure', async () => {
  await expect(crowd(await answering(200, 500), 2, 1)).rejects.toThrow('neither 200 nor 503');
});
