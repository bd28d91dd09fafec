import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpVerbinding, inProcesVerbinding, type ProviderVerbinding } from './verbinding.ts';

let app: FastifyInstance;
let adres: string;
beforeAll(async () => {
  app = Fastify();
  app.addContentTypeParser('*', (_request, payload, klaar) => klaar(null, payload));
  app.get('/api/v1/relatie', (request) => ({
    ik: request.headers.authorization,
    vraag: request.query,
  }));
  app.post('/api/v1/stroom', (request, reply) => reply.code(201).send(request.body));
  app.get('/api/v1/traag', (_request, reply) => reply.hijack());
  adres = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const soorten: [string, () => ProviderVerbinding][] = [
  ['in the same process', () => inProcesVerbinding(app)],
  ['over HTTP', () => httpVerbinding(adres)],
  ['over HTTP below a base of its own', () => httpVerbinding(`${adres}/api/v1/`)],
];

describe.each(soorten)('the provider %s', (_naam, maak) => {
  it('gets the query and the caller, and gives its status', async () => {
    const headers = { authorization: 'Bearer x' };
    const antwoord = await maak()({ method: 'GET', path: '/relatie?a=1', headers });

    expect(antwoord.status).toBe(200);
    expect(antwoord.headers['content-type']).toContain('application/json');
    expect(JSON.parse(await text(antwoord.body))).toEqual({ ik: 'Bearer x', vraag: { a: '1' } });
  });

  it('gets a body as it is made, and gives one the same way', async () => {
    const antwoord = await maak()({
      method: 'POST',
      path: '/stroom',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: Readable.from(['een', 'twee']),
    });

    expect([antwoord.status, await text(antwoord.body)]).toEqual([201, 'eentwee']);
  });

  it('is left alone when nobody waits any longer', async () => {
    const signal = AbortSignal.timeout(50);

    await expect(maak()({ method: 'GET', path: '/traag', headers: {}, signal })).rejects.toThrow();
  });

  it('is not asked at all when nobody waited before it began', async () => {
    const signal = AbortSignal.abort(new Error('weg'));

    await expect(
      maak()({ method: 'GET', path: '/relatie', headers: {}, signal }),
    ).rejects.toThrow();
  });
});

const lees = (path: string, signal?: AbortSignal) =>
  inProcesVerbinding(app).leesHeel?.({
    path,
    headers: { authorization: 'Bearer x' },
    ...(signal && { signal }),
  });

describe('the shorter way in the same process', () => {
  it('gets the query and the caller, and gives the same text and status', async () => {
    const heel = await lees('/relatie?a=1');
    const stroom = await inProcesVerbinding(app)({
      method: 'GET',
      path: '/relatie?a=1',
      headers: { authorization: 'Bearer x' },
    });

    expect(heel).toEqual({ status: 200, tekst: await text(stroom.body) });
    expect(heel?.tekst).toBe('{"ik":"Bearer x","vraag":{"a":"1"}}');
  });

  it('tells what is not there', async () => {
    expect(await lees('/bestaat-niet')).toMatchObject({ status: 404 });
  });

  it('is left alone when nobody waits any longer, or waited before it began', async () => {
    await expect(lees('/traag', AbortSignal.timeout(50))).rejects.toThrow();
    await expect(lees('/relatie', AbortSignal.abort(new Error('weg')))).rejects.toThrow('weg');
  });
});
