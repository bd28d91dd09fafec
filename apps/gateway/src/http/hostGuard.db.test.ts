import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrandHosts } from './brandHosts.ts';
import { registerHostGuard } from './hostGuard.ts';

const own = 'https://mijn.example';
const hosts = createBrandHosts([
  { merk: 'ZZ', url: own },
  { merk: 'AZVZ', url: 'https://anker.example' },
]);

let app: FastifyInstance;
beforeAll(() => {
  app = Fastify();
  registerHostGuard(app, hosts);
  app.all('/*', ({ brandHost }) => brandHost.merk);
});
afterAll(() => app.close());

async function ask(host: string, url = '/', method: 'GET' | 'HEAD' | 'POST' = 'GET') {
  const { statusCode, headers, body } = await app.inject({ method, url, headers: { host } });
  return { status: statusCode, to: headers.location, kept: headers['cache-control'], body };
}

describe('a host name', () => {
  it.each([
    ['mijn.example', 'ZZ'],
    ['anker.example', 'AZVZ'],
    ['ANKER.example', 'AZVZ'],
  ])('chooses the brand: %s', async (host, brand) => {
    expect(await ask(host)).toMatchObject({ status: 200, body: brand });
    expect(await ask(host, '/', 'POST')).toMatchObject({ status: 200, body: brand });
  });

  it.each(['GET', 'HEAD'] as const)(
    'redirects an unknown host to our own address (%s)',
    async (method) => {
      const answer = await ask('127.0.0.1', '/overzicht?x=1', method);
      expect(answer).toMatchObject({ status: 308, to: `${own}/overzicht?x=1`, kept: 'no-store' });
    },
  );

  it.each(['//elders.example/x', 'http://elders.example/x'])(
    'never redirects an unknown host elsewhere: %s',
    async (url) => {
      expect((await ask('elders.example', url)).to).toMatch(/^https:\/\/mijn\.example\//);
    },
  );

  it('refuses writes on an unknown host', async () => {
    expect(await ask('elders.example', '/graphql', 'POST')).toMatchObject({ status: 421 });
  });

  it('answers health probes on any host, as the main brand', async () => {
    expect(await ask('10.0.0.7', '/health/live')).toMatchObject({ status: 200, body: 'ZZ' });
    expect(await ask('10.0.0.7', '/healthy')).toMatchObject({ status: 308 });
  });
});
