import { describe, expect, it } from 'vitest';
import type { TestRequest } from '../testing/browser.testing.ts';
import { createLoggedInBrowser, useTestGateway } from '../testing/testSetup.testing.ts';

const testSetup = await useTestGateway();
const browser = await createLoggedInBrowser(testSetup);

const body = JSON.stringify({ query: '{ relatie { roepnaam } }' });
const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'multipart/form-data; boundary=x' };
const writing: [string, TestRequest][] = [
  ['/graphql', { body, headers: json }],
  ['/api/v1/declaraties/indienen', { body: '--x--', headers: form }],
  ['/api/v1/declaraties/valideren/bestand', { body: '--x--', headers: form }],
];
const foreign: [string, Record<string, string | undefined>][] = [
  ['from another site', { origin: 'https://elders.example', 'sec-fetch-site': 'cross-site' }],
  ['from the other brand', { 'sec-fetch-site': 'same-site' }],
  ['with another Origin only', { origin: 'https://elders.example' }],
  ['with Origin null', { origin: 'null' }],
  ['typed in by hand', { origin: undefined, 'sec-fetch-site': 'none' }],
  ['without our own header', { 'x-mijn': undefined }],
  ['with another value in our header', { 'x-mijn': '0' }],
  ['from we do not know where', { origin: undefined, 'sec-fetch-site': undefined }],
];

describe.each(writing)('%s', (path, request) => {
  const call = (headers: Record<string, string | undefined>) =>
    browser.call(path, { ...request, headers: { ...request.headers, ...headers } });

  it('accepts a call of our own page', async () => {
    expect((await call({})).status).toBe(200);
  });

  it.each(foreign)('refuses a call %s, without calling the insurer', async (_name, headers) => {
    expect((await call(headers)).status).toBe(403);
    expect(testSetup.provider.seen).toHaveLength(0);
  });

  it('refuses a call without a session', async () => {
    expect((await testSetup.browser().call(path, request)).status).toBe(401);
  });

  it.each(['GET', 'PUT', 'DELETE', 'OPTIONS'] as const)('refuses %s with 405', async (method) => {
    const response = await browser.call(path, { method });

    expect([response.status, response.headers['allow']]).toEqual([405, 'POST']);
    expect(response.headers).not.toHaveProperty('access-control-allow-origin');
  });
});

describe('signing out', () => {
  it.each(foreign.slice(0, 7))('is refused %s, and ends nothing', async (_name, headers) => {
    const response = await browser.call('/api/v1/gatewaySignOut', { method: 'GET', headers });

    expect(response.status).toBe(403);
    expect((await browser.graphql('{ __typename }')).status).toBe(200);
  });

  it('is not possible by HEAD', async () => {
    await browser.call('/api/v1/gatewaySignOut', { method: 'HEAD' });

    expect((await browser.graphql('{ __typename }')).status).toBe(200);
  });
});

describe('POST /graphql', () => {
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'refuses %s',
    async (kind) => {
      const response = await browser.call('/graphql', { body, headers: { 'content-type': kind } });

      expect(response.status).toBe(415);
      expect(response.json()).toMatchObject({ errors: [{ extensions: { status: 415 } }] });
    },
  );

  it.each([
    ['broken JSON', '{"query":'],
    ['a list of operations', `[${body}]`],
    ['no operation', '{}'],
    ['an unknown field', '{"query":"{ __typename }","extensions":{}}'],
    ['a syntax tree', JSON.stringify({ query: JSON.stringify({ kind: 'Document' }) })],
    ['an unknown field of the schema', '{"query":"{ hidden }"}'],
    ['two operations', '{"query":"query a { __typename } query b { __typename }"}'],
  ])('refuses %s', async (_name, broken) => {
    const response = await browser.call('/graphql', { body: broken, headers: json });

    expect(response.status).toBe(400);
    expect(response.text).not.toContain('hidden');
  });

  it('refuses more than a hundred kilobytes', async () => {
    const large = JSON.stringify({ query: `{ __typename } #${'x'.repeat(110_000)}` });

    expect((await browser.call('/graphql', { body: large, headers: json })).status).toBe(413);
  });
});

describe('identifying headers', () => {
  const headers = {
    bsn: '999992727',
    zekerheidsniveau: '30',
    relatienummer: 'R727',
    authorization: 'Bearer iets',
    'x-forwarded-for': '10.0.0.1',
  };
  const withoutId = (received: ResponseHeaders) => ({ ...received, date: undefined });
  type ResponseHeaders = Record<string, string | string[] | undefined>;

  it.each([
    ['an operation', '/graphql', { method: 'POST', body, headers: json } as const],
    ['a page', '/overzicht', { method: 'GET' } as const],
    ['the staff’s listener', '/intern/graphql', { method: 'POST', body, headers: json } as const],
    ['the staff’s calls', '/intern/api/v1/relatie', { method: 'GET' } as const],
  ])('change nothing, to the byte: %s', async (_name, path, request: TestRequest) => {
    const without = await browser.call(path, request);
    const including = await browser.call(path, {
      ...request,
      headers: { ...request.headers, ...headers },
    });

    expect(including.text).toBe(without.text);
    expect(including.status).toBe(without.status);
    expect(withoutId(including.headers)).toEqual(withoutId(without.headers));
    expect(testSetup.provider.seen.every(({ bsn }) => bsn === '999990081')).toBe(true);
  });

  it('never reach the insurer, like cookies', async () => {
    await browser.graphql('{ relatie { roepnaam } }', undefined, headers);
    await browser.call('/api/v1/declaraties/indienen', {
      body: '--x--',
      headers: { ...form, ...headers, 'idempotency-key': 'k1' },
    });

    expect(testSetup.provider.seen).toHaveLength(2);
    for (const { headers: passedOn } of testSetup.provider.seen) {
      for (const name of [
        'bsn',
        'zekerheidsniveau',
        'relatienummer',
        'cookie',
        'x-forwarded-for',
      ]) {
        expect(passedOn).not.toHaveProperty(name);
      }
      expect(passedOn.authorization).not.toBe('Bearer iets');
    }
    expect(testSetup.provider.seen[1]?.headers).toMatchObject({ 'idempotency-key': 'k1' });
  });
});
