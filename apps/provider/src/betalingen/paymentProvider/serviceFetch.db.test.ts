import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '@mijn/dev-env/listen';
import { afterAll, expect, it } from 'vitest';
import { createPaymentProviderFetch } from './serviceFetch.ts';

type Answer = (response: ServerResponse, request: IncomingMessage) => unknown;

const megabyte = 1024 * 1024;
const visited: string[] = [];
// Answer by path.
const answers: Readonly<Record<string, Answer>> = {
  '/echo': async (response, request) =>
    response.end(`${request.method} ${request.headers.authorization} ${await text(request)}`),
  '/nothing': (response) => response.writeHead(204).end(),
  '/most': (response) => response.end('a'.repeat(megabyte)),
  '/more': (response) => response.end('a'.repeat(megabyte + 1)),
  '/elsewhere': (response) => response.writeHead(302, { location: '/echo' }).end(),
  '/half': (response) => {
    response.writeHead(200, { 'content-length': 10 });
    response.write('half', () => response.destroy());
  },
  '/drops': (response) => {
    response.write('a');
    const timer = setInterval(() => response.write('a'), 20);
    response.once('close', () => clearInterval(timer));
  },
};
const server = createServer((request, response) => {
  visited.push(request.url ?? '');
  void answers[request.url ?? '']?.(response, request);
});
const port = await listen(server);
const { fetch, close } = createPaymentProviderFetch(2_000);
afterAll(async () => {
  await close();
  server.closeAllConnections();
  server.close();
});

const ask = (path: string, init?: RequestInit) =>
  fetch(new Request(`http://kassa.localhost:${port}${path}`, init));

it('sends method, headers and body, and returns the whole answer', async () => {
  const response = await ask('/echo', {
    method: 'POST',
    headers: { authorization: 'Bearer x' },
    body: 'betaling',
  });
  expect([response.status, await response.text()]).toEqual([200, 'POST Bearer x betaling']);
});

it('accepts an answer without a body', async () => {
  expect(await ask('/nothing')).toMatchObject({ status: 204, body: null });
});

it('accepts up to a megabyte', async () => {
  expect(await (await ask('/most')).text()).toHaveLength(megabyte);
  await expect(ask('/more')).rejects.toThrow('too long');
});

it('does not follow a redirect, which would get the key', async () => {
  visited.length = 0;
  expect((await ask('/elsewhere', { headers: { authorization: 'Bearer x' } })).status).toBe(302);
  expect(visited).toEqual(['/elsewhere']);
});

it.each([
  ['is cut off', '/half'],
  ['trickles in and never ends', '/drops'],
])('rejects an answer that %s', async (_what, path) => {
  await expect(ask(path)).rejects.toThrow();
});
