import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpConnection, type ProviderConnection } from './connection.ts';

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

const kinds: [string, () => ProviderConnection][] = [
  ['over HTTP', () => httpConnection(address)],
  ['over HTTP below a base of its own', () => httpConnection(`${address}/api/v1/`)],
];

describe.each(kinds)('a stream to the provider %s', (_name, create) => {
  it('passes query and token, and returns the status', async () => {
    const headers = { authorization: 'Bearer x' };
    const response = await create().stream({ method: 'GET', path: '/relatie?a=1', headers });

    expect(response.status).toBe(200);
    expect(response.headers['content-type']).toContain('application/json');
    expect(JSON.parse(await text(response.body))).toEqual({ me: 'Bearer x', request: { a: '1' } });
  });

  it('streams bodies both ways', async () => {
    const response = await create().stream({
      method: 'POST',
      path: '/stroom',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: Readable.from(['een', 'twee']),
    });

    expect([response.status, await text(response.body)]).toEqual([201, 'eentwee']);
  });

  it('aborts with the signal', async () => {
    const signal = AbortSignal.timeout(50);

    await expect(
      create().stream({ method: 'GET', path: '/traag', headers: {}, signal }),
    ).rejects.toThrow();
  });

  it('does not start if already aborted', async () => {
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
  it('is serialised by its entry, and its response validated', async () => {
    const query = { limit: 5, zoek: null };

    expect(await ask('listDeclaraties', { query }, asking())).toEqual({
      status: 200,
      body: { status: { status: 200 }, declaraties: [], totaal: 1 },
    });
  });

  it('returns the insurer’s refusal with status and reasons', async () => {
    const outcome = await ask('getDeclaratie', { params: { id: 'D 1' } }, asking());

    expect(outcome).toEqual({ refused: 409, redenen: ['GeenZenZ'] });
  });

  it('may return a conflict if its entry allows one', async () => {
    const body = { versie: null, velden: {}, bestandIds: [] };

    expect(await ask('bewaarConcept', { body }, asking())).toEqual({
      status: 409,
      body: { status: 409, concept: null },
    });
  });

  it('throws for invalid JSON, or another shape', async () => {
    await expect(ask('listFacturen', {}, asking())).rejects.toMatchObject({ soort: 'syntax' });
    await expect(ask('listBetaalverzoeken', {}, asking())).rejects.toMatchObject({
      soort: 'shape',
    });
  });

  it('aborts with the signal', async () => {
    const context = { token: 'x', signal: AbortSignal.timeout(50) };

    await expect(ask('getConcept', {}, context)).rejects.toThrow();
  });
});
