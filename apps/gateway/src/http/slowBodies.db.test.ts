import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cutSlowBodies } from './slowBodies.ts';

/** Maximum time for a body, or without new bytes, in milliseconds. */
const patience = 400;
const chunked = 'transfer-encoding: chunked';

let app: FastifyInstance;
let line: Socket;
beforeEach(async () => {
  app = Fastify({ forceCloseConnections: true });
  cutSlowBodies(app, patience);
  app.addContentTypeParser('*', (_request: unknown, payload: Readable) => text(payload));
  app.post('/short', ({ body }) => body);
  app.post('/long', { config: { longBody: true } }, ({ body }) => body);
  app.get('/late', (_request, reply) => {
    setTimeout(() => void reply.send('late'), 2 * patience);
  });
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  line = connect(Number(port), '127.0.0.1');
});
afterEach(async () => {
  line.destroy();
  await app.close();
});

function send(request: string, header: string, body: string): void {
  line.write(`${request} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n${header}\r\n\r\n${body}`);
}

/** Sends a letter at intervals, `letters` in total; returns the answer, and the time until it arrived. */
async function drip(letters: number): Promise<{ answer: string; took: number }> {
  const begun = performance.now();
  let sent = 0;
  const dripping = setInterval(() => {
    if (sent === letters) clearInterval(dripping);
    else line.write('x');
    sent += 1;
  }, 20);
  const [first] = await once(line, 'data');
  clearInterval(dripping);
  return { answer: String(first), took: performance.now() - begun };
}

describe('a stalled body', () => {
  it.each([
    ['by its length', 'content-length: 9', 'id='],
    ['in pieces', chunked, '3\r\nid=\r\n'],
  ])('is answered with 408 when only half of it arrived, %s', async (_how, header, half) => {
    send('POST /short', header, half);
    expect(await text(line)).toContain(' 408 ');
  });

  it('is answered with 408 when a short body arrives letter by letter', async () => {
    send('POST /short', 'content-length: 999', '');
    expect((await drip(100)).answer).toContain(' 408 ');
  });

  it('is awaited on a route with long bodies while bytes arrive, and cut when they stop', async () => {
    send('POST /long', 'content-length: 999', '');
    const { answer, took } = await drip(50);
    expect(answer).toContain(' 408 ');
    expect(took).toBeGreaterThan(2 * patience);
  });
});

describe('an arriving body', () => {
  it.each([
    ['by its length', 'content-length: 2', 'ok'],
    ['in pieces', chunked, '2\r\nok\r\n0\r\n\r\n'],
  ])('is read whole, %s', async (_how, header, body) => {
    send('POST /short', header, body);
    expect(await text(line)).toMatch(/^HTTP\/1.1 200 [\s\S]*ok$/);
  });

  it('is read completely however slow, on a route with long bodies', async () => {
    send('POST /long', 'content-length: 50', '');
    expect((await drip(50)).answer).toMatch(/^HTTP\/1.1 200 /);
  });

  it('is not expected for a GET, whose answer may take long', async () => {
    send('GET /late', 'accept: */*', '');
    expect(await text(line)).toMatch(/^HTTP\/1.1 200 [\s\S]*late$/);
  });
});
