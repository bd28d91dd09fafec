import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpConnection, inProcessConnection, type ProviderConnection } from './connection.ts';

let app: FastifyInstance;
let address: string;
beforeAll(async () => {
  app = Fastify();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  app.get('/api/v1/relatie', (request) => ({
    me: request.headers.authorization,
    request: request.query,
  }));
  app.post('/api/v1/stroom', (request, reply) => reply.code(201).send(request.body));
  app.get('/api/v1/traag', (_request, reply) => reply.hijack());
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const kinds: [string, () => ProviderConnection][] = [
  ['in the same process', () => inProcessConnection(app)],
  ['over HTTP', () => httpConnection(address)],
  ['over HTTP below a base of its own', () => httpConnection(`${address}/api/v1/`)],
];

describe.each(kinds)('the provider %s', (_name, create) => {
  it('gets the query and the caller, and gives its status', async () => {
    const headers = { authorization: 'Bearer x' };
    const response = await create()({ method: 'GET', path: '/relatie?a=1', headers });

    expect(response.status).toBe(200);
    expect(response.headers['content-type']).toContain('application/json');
    expect(JSON.parse(await text(response.body))).toEqual({ me: 'Bearer x', request: { a: '1' } });
  });

  it('gets a body as it is made, and gives one the same way', async () => {
    const response = await create()({
      method: 'POST',
      path: '/stroom',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: Readable.from(['een', 'twee']),
    });

    expect([response.status, await text(response.body)]).toEqual([201, 'eentwee']);
  });

  it('is left alone when nobody waits any longer', async () => {
    const signal = AbortSignal.timeout(50);

    await expect(
      create()({ method: 'GET', path: '/traag', headers: {}, signal }),
    ).rejects.toThrow();
  });

  it('is not asked at all when nobody waited before it began', async () => {
    const signal = AbortSignal.abort(new Error('gone'));

    await expect(
      create()({ method: 'GET', path: '/relatie', headers: {}, signal }),
    ).rejects.toThrow();
  });
});

const read = (path: string, signal?: AbortSignal) =>
  inProcessConnection(app).readWhole?.({
    path,
    headers: { authorization: 'Bearer x' },
    ...(signal && { signal }),
  });

describe('the shorter way in the same process', () => {
  it('gets the query and the caller, and gives the same text and status', async () => {
    const whole = await read('/relatie?a=1');
    const stream = await inProcessConnection(app)({
      method: 'GET',
      path: '/relatie?a=1',
      headers: { authorization: 'Bearer x' },
    });

    expect(whole).toEqual({ status: 200, tekst: await text(stream.body) });
    expect(whole?.tekst).toBe('{"me":"Bearer x","request":{"a":"1"}}');
  });

  it('tells what is not there', async () => {
    expect(await read('/bestaat-niet')).toMatchObject({ status: 404 });
  });

  it('is left alone when nobody waits any longer, or waited before it began', async () => {
    await expect(read('/traag', AbortSignal.timeout(50))).rejects.toThrow();
    await expect(read('/relatie', AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
  });
});
