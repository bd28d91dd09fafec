import { once } from 'node:events';
import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import { listen } from '@mijn/dev-env/listen';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Line, openLine } from './line.ts';

interface LineResponse {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

// What the server behind the line was asked for, in order.
const asked: string[] = [];
const server = createServer((incoming, response) => {
  const { method, url, headers } = incoming;
  asked.push(`${method} ${url} of ${headers.host}`);
  response.writeHead(201, { 'Cache-Control': 'max-age=60', 'x-kept': 'yes' });
  incoming.pipe(response);
});
let line: Line;
let host: string;

beforeEach(async () => {
  asked.length = 0;
  host = `zz.localhost:${await listen(server, 'localhost')}`;
  line = await openLine();
});

afterEach(async () => {
  await line.close();
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

/** Asks for a path as a browser does whose proxy the line is. */
async function askFor(path: string, body = ''): Promise<LineResponse> {
  const sent = request({
    host: '127.0.0.1',
    port: line.port,
    path: `http://${host}${path}`,
    method: body === '' ? 'GET' : 'POST',
    agent: false,
  });
  sent.end(body);
  const [response] = await once(sent, 'response');
  const pieces: string[] = [];
  for await (const piece of response) pieces.push(String(piece));
  return { status: response.statusCode, headers: response.headers, body: pieces.join('') };
}

test('what is asked and answered passes as it is, under the name that was asked for', async () => {
  const answer = await askFor('/facturen?jaar=2026', 'betaal');
  expect(answer).toMatchObject({ status: 201, body: 'betaal' });
  expect(answer.headers).toMatchObject({ 'cache-control': 'max-age=60', 'x-kept': 'yes' });
  expect(asked).toEqual([`POST /facturen?jaar=2026 of ${host}`]);
});

test('a line that is cut breaks every connection off until it is restored', async () => {
  line.cut();
  await expect(askFor('/')).rejects.toThrow();
  expect(asked).toEqual([]);
  line.restore();
  expect(await askFor('/')).toMatchObject({ status: 201 });
});

test('what goes on as the line is cut breaks off', async () => {
  const release = line.hold(/^\/traag$/);
  const going = askFor('/traag');
  const brokenOff = expect(going).rejects.toThrow();
  await askFor('/ander');
  line.cut();
  await brokenOff;
  release();
});

test('what is held waits until it is let go, and is kept by no browser; the rest passes', async () => {
  const release = line.hold(/^\/assets\//);
  const held = askFor('/assets/app.js');
  expect((await askFor('/zorgpas')).headers['cache-control']).toBe('max-age=60');
  expect(asked).toEqual([`GET /zorgpas of ${host}`]);
  release();
  const { status, headers } = await held;
  expect(status).toBe(201);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-kept': 'yes' });
});

test('once it was let go, what is asked under that path waits no more', async () => {
  line.hold(/^\/assets\//)();
  expect(await askFor('/assets/app.js')).toMatchObject({ status: 201 });
});

test('a server that is not there breaks the connection off', async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
  await expect(askFor('/')).rejects.toThrow();
  await listen(server, 'localhost');
});
