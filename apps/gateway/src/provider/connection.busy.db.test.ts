import { createServer, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { listen } from '@mijn/dev-env/listen';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { httpConnection, type ProviderConnection, type StreamResponse } from './connection.ts';
import { forward } from './forward.ts';
import { QueueFullError } from './concurrencyLimiter.ts';

const answered = JSON.stringify({ status: 200, concept: null });

/** Requests to the insurer, and those without a response. */
let seen: string[] = [];
let open: ServerResponse[] = [];
let server: Server;
let address = '';

// A separate insurer for each test: it responds to reads, but to a body and "/slow" only on demand.
beforeEach(async () => {
  [seen, open] = [[], []];
  server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url?.replace('/api/v1', '')}`);
    request.resume();
    if (request.method === 'POST' || request.url?.endsWith('/slow')) open.push(response);
    else response.end(answered);
  });
  address = `http://127.0.0.1:${await listen(server)}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const few = { connections: 2, waiting: 1 };
const fewOfEach = { calls: few, uploads: few, reads: few };
const inTime = () => AbortSignal.timeout(5_000);

function startUpload(connection: ProviderConnection) {
  const body = new Readable({ read: () => undefined });
  body.push('x');
  const response = connection.stream({
    method: 'POST',
    path: '/form',
    headers: {},
    body,
  });
  return readAll(response);
}

function readAll(response: Promise<StreamResponse>): Promise<string> {
  const whole = response.then(({ body }) => text(body));
  whole.catch(() => undefined);
  return whole;
}

const read = (connection: ProviderConnection, path = '/file', signal = inTime()) =>
  readAll(connection.stream({ method: 'GET', path, headers: {}, signal }));

describe('slow uploads on every connection', () => {
  it('block neither calls nor downloads', async () => {
    const connection = httpConnection(address);
    for (let count = 0; count < 64; count += 1) void startUpload(connection);
    await expect.poll(() => open.length).toBe(64);

    expect(await read(connection)).toBe(answered);
    const context = { token: 'x', signal: inTime() };
    expect(await connection.ask('getConcept', {}, context)).toMatchObject({ status: 200 });
  });

  it('let one more wait, and refuse the next at once', async () => {
    const connection = httpConnection(address, fewOfEach);
    const [first] = [startUpload(connection), startUpload(connection), startUpload(connection)];
    const asker = { connection, token: async () => 'x', signal: inTime() };
    const upload = { path: '/form', headers: {}, body: Readable.from(['y']) };

    await expect(forward(asker, upload)).rejects.toMatchObject({
      status: 503,
      cause: new QueueFullError(),
    });
    await expect.poll(() => seen.length).toBe(2);
    open[0]?.end(answered);
    expect(await first).toBe(answered);
    await expect.poll(() => seen.length).toBe(3);
  });
});

describe('a request waiting for a connection', () => {
  it('is sent when one is free: after a response was read or aborted', async () => {
    const connection = httpConnection(address, fewOfEach);
    const gone = new AbortController();
    const first = read(connection, '/slow');
    void read(connection, '/slow', gone.signal);
    await expect.poll(() => open.length).toBe(2);

    const third = read(connection);
    open[0]?.end(answered);
    expect([await first, await third]).toEqual([answered, answered]);
    void read(connection, '/slow');
    await expect.poll(() => open.length).toBe(3);
    const last = read(connection);
    gone.abort();
    expect(await last).toBe(answered);
  });

  it('is never sent once aborted, and gives up its place', async () => {
    const connection = httpConnection(address, fewOfEach);
    const first = read(connection, '/slow');
    void read(connection, '/slow');
    await expect.poll(() => open.length).toBe(2);

    await expect(read(connection, '/late', AbortSignal.timeout(20))).rejects.toThrow();
    const next = read(connection, '/next');
    open[0]?.end(answered);
    expect([await first, await next]).toEqual([answered, answered]);
    expect(seen).toEqual(['GET /slow', 'GET /slow', 'GET /next']);
  });
});
