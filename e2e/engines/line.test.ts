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

// Requests at the server behind the proxy, in order.
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

/** Requests a path as a browser does through the proxy. */
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

test('passes requests and responses through unchanged', async () => {
  const answer = await askFor('/facturen?jaar=2026', 'betaal');
  expect(answer).toMatchObject({ status: 201, body: 'betaal' });
  expect(answer.headers).toMatchObject({ 'cache-control': 'max-age=60', 'x-kept': 'yes' });
  expect(asked).toEqual([`POST /facturen?jaar=2026 of ${host}`]);
});

test('refuses every connection while it is cut', async () => {
  line.cut();
  await expect(askFor('/')).rejects.toThrow();
  expect(asked).toEqual([]);
  line.restore();
  expect(await askFor('/')).toMatchObject({ status: 201 });
});

test('aborts running requests when it is cut', async () => {
  const release = line.hold(/^\/traag$/);
  const going = askFor('/traag');
  const brokenOff = expect(going).rejects.toThrow();
  await askFor('/ander');
  line.cut();
  await brokenOff;
  release();
});

test('holds matching requests until released, without caching, and passes others', async () => {
  const release = line.hold(/^\/assets\//);
  const held = askFor('/assets/app.js');
  expect((await askFor('/zorgpas')).headers['cache-control']).toBe('max-age=60');
  expect(asked).toEqual([`GET /zorgpas of ${host}`]);
  release();
  const { status, headers } = await held;
  expect(status).toBe(201);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-kept': 'yes' });
});

test('passes matching requests after the release', async () => {
  line.hold(/^\/assets\//)();
  expect(await askFor('/assets/app.js')).toMatchObject({ status: 201 });
});

test('closes the connection if the server is down', async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
  await expect(askFor('/')).rejects.toThrow();
  await listen(server, 'localhost');
});
