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
  app.get('/api/v1/declaraties', (request) => ({
    status: { status: 200 },
    declaraties: [],
    totaal: Object.keys(request.query ?? {}).length,
    unknown: 'dropped',
  }));
  app.get('/api/v1/declaraties/:id', (_request, reply) =>
    reply.code(409).send({ status: { status: 409 }, redenen: ['GeenZenZ'] }),
  );
  app.get('/api/v1/facturen', (_request, reply) => reply.type('text/html').send('<p>Oeps'));
  app.get('/api/v1/betaalverzoeken', () => ({ status: 200, betaalverzoeken: 'none' }));
  app.put('/api/v1/uitbreidingen/declaraties/concept', (_request, reply) =>
    reply.code(409).send({ status: 409, concept: null }),
  );
  app.post('/api/v1/stroom', (request, reply) => reply.code(201).send(request.body));
  app.get('/api/v1/traag', (_request, reply) => reply.hijack());
  app.get('/api/v1/uitbreidingen/declaraties/concept', (_request, reply) => reply.hijack());
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const notAsked = () => Promise.reject(new Error('not asked'));
const kinds: [string, () => ProviderConnection][] = [
  ['in the same process', () => inProcessConnection({ app, answer: notAsked })],
  ['over HTTP', () => httpConnection(address)],
  ['over HTTP below a base of its own', () => httpConnection(`${address}/api/v1/`)],
];

describe.each(kinds)('a stream to the provider %s', (_name, create) => {
  it('gets the query and the caller, and gives its status', async () => {
    const headers = { authorization: 'Bearer x' };
    const response = await create().stream({ method: 'GET', path: '/relatie?a=1', headers });

    expect(response.status).toBe(200);
    expect(response.headers['content-type']).toContain('application/json');
    expect(JSON.parse(await text(response.body))).toEqual({ me: 'Bearer x', request: { a: '1' } });
  });

  it('gets a body as it is made, and gives one the same way', async () => {
    const response = await create().stream({
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
      create().stream({ method: 'GET', path: '/traag', headers: {}, signal }),
    ).rejects.toThrow();
  });

  it('is not asked at all when nobody waited before it began', async () => {
    const signal = AbortSignal.abort(new Error('gone'));

    await expect(
      create().stream({ method: 'GET', path: '/relatie', headers: {}, signal }),
    ).rejects.toThrow();
  });
});

const asking = () => ({ token: 'x', signal: AbortSignal.timeout(5_000) });
const ask: ProviderConnection['ask'] = (name, parts, context) =>
  httpConnection(address).ask(name, parts, context);

describe('a call over HTTP', () => {
  it('is written as its entry says, and its answer held against it', async () => {
    const query = { limit: 5, zoek: null };

    expect(await ask('listDeclaraties', { query }, asking())).toEqual({
      status: 200,
      body: { status: { status: 200 }, declaraties: [], totaal: 1 },
    });
  });

  it('is refused with the status and the reasons of the insurer', async () => {
    const outcome = await ask('getDeclaratie', { params: { id: 'D 1' } }, asking());

    expect(outcome).toEqual({ refused: 409, redenen: ['GeenZenZ'] });
  });

  it('may be answered with a conflict, where its entry says so', async () => {
    const body = { versie: null, velden: {}, bestandIds: [] };

    expect(await ask('bewaarConcept', { body }, asking())).toEqual({
      status: 409,
      body: { status: 409, concept: null },
    });
  });

  it('fails when the answer is no JSON, or of another shape', async () => {
    await expect(ask('listFacturen', {}, asking())).rejects.toMatchObject({ soort: 'syntax' });
    await expect(ask('listBetaalverzoeken', {}, asking())).rejects.toMatchObject({
      soort: 'shape',
    });
  });

  it('is left alone when nobody waits any longer', async () => {
    const context = { token: 'x', signal: AbortSignal.timeout(50) };

    await expect(ask('getConcept', {}, context)).rejects.toThrow();
  });
});
