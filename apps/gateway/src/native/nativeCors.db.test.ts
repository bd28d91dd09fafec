import { nativeOriginHeader } from '@mijn/domain/headers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { registerNativeCors, checkNative } from './nativeCors.ts';

const appOrigin = 'https://localhost';
let app: FastifyInstance | undefined;
afterEach(() => app?.close());

async function ask(
  method: 'GET' | 'POST' | 'OPTIONS',
  url: string,
  headers: Readonly<Record<string, string>>,
  origins: readonly string[] = [appOrigin],
) {
  app = Fastify();
  registerNativeCors(app, origins);
  app.route({ method: ['GET', 'POST'], url: '*', handler: ({ isNative }) => ({ isNative }) });
  app.get('/api/v1/own', { preHandler: checkNative }, () => ({ isOwn: true }));
  const { statusCode, body, headers: answered } = await app.inject({ method, url, headers });
  return { statusCode, body, headers: answered, origin: answered['access-control-allow-origin'] };
}

describe('the native app', () => {
  it.each(['/graphql', '/graphql?a=b', '/api/v1/declaraties/1/bestand'])(
    'may call %s from its own origin, with credentials',
    async (url) => {
      const { body, headers, origin } = await ask('POST', url, { origin: appOrigin });
      expect(body).toBe('{"isNative":true}');
      expect(origin).toBe(appOrigin);
      expect(headers).toMatchObject({ 'access-control-allow-credentials': 'true', vary: 'origin' });
    },
  );

  it.each(['/overzicht', '/graphql/x', '/api'])('may not read a page: %s', async (url) => {
    const { body, origin } = await ask('GET', url, { origin: appOrigin });
    expect(body).toBe('{"isNative":false}');
    expect(origin).toBeUndefined();
  });

  it('gets a preflight response before any route handles it', async () => {
    const { statusCode, headers } = await ask('OPTIONS', '/graphql', { origin: appOrigin });
    expect(statusCode).toBe(204);
    expect(headers['access-control-allow-methods']).toBe('GET, POST');
    expect(headers['access-control-allow-headers']).toContain('content-type, x-mijn');
  });

  it('may name its origin in our own header on iOS, where there is no Origin', async () => {
    const named = { [nativeOriginHeader]: appOrigin };
    expect((await ask('POST', '/graphql', named)).origin).toBe(appOrigin);
    await app?.close();
    // With browser headers, our header is ignored: a page cannot name its own origin.
    const page = { ...named, 'sec-fetch-site': 'cross-site' };
    expect((await ask('POST', '/graphql', page)).origin).toBeUndefined();
    await app?.close();
    const other = { ...named, origin: 'https://elsewhere.test' };
    expect((await ask('POST', '/graphql', other)).origin).toBeUndefined();
  });
});

it.each(['https://elsewhere.test', 'https://localhost:3000', 'http://localhost', 'null'])(
  'is not a document of %s',
  async (origin) => {
    const answer = await ask('POST', '/graphql', { origin });
    expect(answer.body).toBe('{"isNative":false}');
    expect(answer.origin).toBeUndefined();
  },
);

it('does not exist without configured origins', async () => {
  const answer = await ask('POST', '/graphql', { origin: appOrigin }, []);
  expect(answer.body).toBe('{"isNative":false}');
  expect(answer.origin).toBeUndefined();
});

it('needs its origin and our own header for its own calls', async () => {
  const own = { origin: appOrigin, 'x-mijn': '1' };
  expect((await ask('GET', '/api/v1/own', own)).body).toBe('{"isOwn":true}');
  await app?.close();
  expect((await ask('GET', '/api/v1/own', { origin: appOrigin })).statusCode).toBe(403);
  await app?.close();
  expect((await ask('GET', '/api/v1/own', { 'x-mijn': '1' })).statusCode).toBe(403);
});
