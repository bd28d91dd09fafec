import { nativeOriginHeader } from '@mijn/domain/headers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { registerNativeDoor, checkNative } from './nativeDoor.ts';

const appOrigin = 'https://localhost';
let app: FastifyInstance | undefined;
afterEach(() => app?.close());

/** What a gateway that knows these origins answers. */
async function ask(
  method: 'GET' | 'POST' | 'OPTIONS',
  url: string,
  headers: Readonly<Record<string, string>>,
  origins: readonly string[] = [appOrigin],
) {
  app = Fastify();
  registerNativeDoor(app, origins);
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

  it.each(['/overzicht', '/graphql/x', '/api'])('reads no page: %s', async (url) => {
    const { body, origin } = await ask('GET', url, { origin: appOrigin });
    expect(body).toBe('{"isNative":false}');
    expect(origin).toBeUndefined();
  });

  it('is told what it may send before it calls, so that no route answers', async () => {
    const { statusCode, headers } = await ask('OPTIONS', '/graphql', { origin: appOrigin });
    expect(statusCode).toBe(204);
    expect(headers['access-control-allow-methods']).toBe('GET, POST');
    expect(headers['access-control-allow-headers']).toContain('content-type, x-mijn');
  });

  it('on iOS, where no browser says where a call comes from, says it by its own header', async () => {
    const named = { [nativeOriginHeader]: appOrigin };
    expect((await ask('POST', '/graphql', named)).origin).toBe(appOrigin);
    await app?.close();
    // A browser that says something is believed alone: a page cannot name itself.
    const page = { ...named, 'sec-fetch-site': 'cross-site' };
    expect((await ask('POST', '/graphql', page)).origin).toBeUndefined();
    await app?.close();
    const other = { ...named, origin: 'https://elsewhere.test' };
    expect((await ask('POST', '/graphql', other)).origin).toBeUndefined();
  });
});

it.each(['https://elsewhere.test', 'https://localhost:3000', 'http://localhost', 'null'])(
  'a document of %s is not the native app',
  async (origin) => {
    const answer = await ask('POST', '/graphql', { origin });
    expect(answer.body).toBe('{"isNative":false}');
    expect(answer.origin).toBeUndefined();
  },
);

it('without an origin of it there is no native app', async () => {
  const answer = await ask('POST', '/graphql', { origin: appOrigin }, []);
  expect(answer.body).toBe('{"isNative":false}');
  expect(answer.origin).toBeUndefined();
});

it('a call that is the native app’s alone wants its origin and our own header', async () => {
  const own = { origin: appOrigin, 'x-mijn': '1' };
  expect((await ask('GET', '/api/v1/own', own)).body).toBe('{"isOwn":true}');
  await app?.close();
  expect((await ask('GET', '/api/v1/own', { origin: appOrigin })).statusCode).toBe(403);
  await app?.close();
  expect((await ask('GET', '/api/v1/own', { 'x-mijn': '1' })).statusCode).toBe(403);
});
