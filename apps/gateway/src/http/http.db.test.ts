import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { databaseAt, runStatement } from '@mijn/dev-env/postgres/databases';
import { afterAll, describe, expect, it } from 'vitest';
import { createLoggedInBrowser, startTestGateway } from '../testing/testSetup.testing.ts';

let ready = true;
const testSetup = await startTestGateway({
  limits: { login: 3 },
  timeouts: { header: 400, request: 2_000, check: 50, body: 200 },
  providerReady: async () => {
    if (!ready) throw new Error('not yet');
  },
});
afterAll(() => testSetup.stop());

describe('host names', () => {
  it('chooses the brand', async () => {
    expect((await testSetup.browser('ZZ').request('/inloggen')).text).toContain('ZZ|');
    expect((await testSetup.browser('AZVZ').request('/inloggen')).text).toContain('AZVZ|');
  });
});

describe('security headers', () => {
  it.each(['/inloggen', '/niets', '/icon.svg', '/graphql', '/health/live'])(
    'are on every answer except files with a hash (pages.db.test.ts): %s',
    async (path) => {
      const { headers } = await testSetup.browser().request(path);

      expect(String(headers['content-security-policy']).split(';')).toEqual([
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types mijn',
      ]);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers['permissions-policy']).toContain('camera=()');
      // Only the pass uses a permission, and only for our own origin.
      expect(String(headers['permissions-policy']).match(/[\w-]+=\([^)]+\)/g)).toEqual([
        'screen-wake-lock=(self)',
      ]);
      expect(headers).not.toHaveProperty('strict-transport-security');
      expect(headers).not.toHaveProperty('x-powered-by');
    },
  );

  it('sets HSTS and __Host- cookies on https', async () => {
    const url = 'https://mijn.example';
    const safe = await startTestGateway({ brands: [{ merk: 'ZZ', url }] });
    const { headers } = await safe.gateway.app.inject({
      url: '/digid',
      headers: { host: 'mijn.example' },
    });

    expect(headers['strict-transport-security']).toContain('max-age=');
    expect(headers['set-cookie']).toMatch(
      /^__Host-mijn-login=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    await safe.stop();
  });

  it('refuses to start with plain http on another host', async () => {
    const brands = [{ merk: 'ZZ', url: 'http://mijn.example' }] as const;

    await expect(startTestGateway({ brands })).rejects.toThrow('must be https');
  });
});

describe('limits and malformed requests', () => {
  it('returns 429 with Retry-After for too many logins', async () => {
    const browser = testSetup.browser();
    for (let i = 0; i < 3; i++) await browser.request('/digid');
    const response = await browser.request('/digid');

    expect(response.status).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(response.text).toContain('Even wachten');
    expect(response.text).toMatch(
      /<a [^>]*href="">Probeer opnieuw<\/a>.* Bel onze klantenservice: /,
    );
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(response.text) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(response.headers['content-security-policy']).toContain(
      `style-src 'self' 'sha256-${hash}'`,
    );
    expect((await browser.request('/inloggen')).status).toBe(200);
  });

  it('returns 408 for a client that does not finish its request', async () => {
    const line = connect(testSetup.port, '127.0.0.1');
    line.write(
      `POST /graphql HTTP/1.1\r\nhost: localhost:${testSetup.port}\r\ncontent-length: 9\r\n`,
    );

    expect(await text(line)).toContain(' 408 ');
  });

  it('returns 408 for half a body and closes the connection', async () => {
    const line = connect(testSetup.port, '127.0.0.1');
    line.write(
      `POST /webhooks/betalingen HTTP/1.1\r\nhost: localhost:${testSetup.port}\r\n` +
        'content-type: application/x-www-form-urlencoded\r\ncontent-length: 9\r\n\r\nid=',
    );
    const answer = await text(line);

    expect(answer).toMatch(/^HTTP\/1.1 408 [\s\S]*connection: close[\s\S]*\{"status":408\}$/);
  });

  it('refuses a malformed address without an echo of it', async () => {
    const response = await testSetup.gateway.app.inject({ url: '/%zz-hidden' });

    expect([response.statusCode, response.body]).toEqual([400, '{"status":400}']);
  });

  it('shows a page to a person for a malformed address', async () => {
    const headers = { accept: 'text/html', 'accept-language': 'nl' };
    const response = await testSetup.gateway.app.inject({ url: '/%zz-hidden', headers });

    expect(response.statusCode).toBe(400);
    expect(response.body).toContain('<h1>Dit adres klopt niet</h1>');
    expect(response.body).not.toContain('hidden');
    expect(response.headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  });
});

describe('probes', () => {
  it('answer on any host name', async () => {
    const headers = { host: '10.0.0.7' };

    expect((await testSetup.browser().request('/health/live', { headers })).status).toBe(200);
    expect((await testSetup.browser().request('/health/ready', { headers })).status).toBe(200);
    ready = false;
    const readyNow = async () =>
      (await testSetup.browser().request('/health/ready', { headers })).status;
    // The result of a check is cached for a second.
    await expect.poll(readyNow, { timeout: 3_000 }).toBe(503);
    ready = true;
  });

  it('serves security.txt with a contact and an expiry date', async () => {
    const contact = await testSetup.browser().request('/.well-known/security.txt');

    expect(contact.text).toMatch(/^Contact: mailto:security@localhost$/m);
    expect(Date.parse(/^Expires: (.*)$/m.exec(contact.text)?.[1] ?? '')).toBeGreaterThan(
      Date.now(),
    );
  });
});

describe('without the database', () => {
  it('returns 503 with Retry-After, and recovers', async () => {
    const loose = await startTestGateway();
    const browser = await createLoggedInBrowser(loose);
    const name = new URL(loose.databaseUrl).pathname.slice(1);
    const admin = databaseAt(loose.databaseUrl, 'postgres');
    await runStatement(admin, `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
    await runStatement(
      admin,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`,
    );

    const call = await browser.graphql('{ relatie { roepnaam } }');
    expect([call.status, call.headers['retry-after']]).toEqual([503, '5']);
    expect(call.json()).toMatchObject({ errors: [{ extensions: { status: 503 } }] });
    const page = await browser.request('/overzicht');
    expect([page.status, page.headers['retry-after']]).toEqual([503, '30']);
    expect(page.headers['content-type']).toContain('text/html');
    expect((await browser.request('/digid')).status).toBe(503);
    const leaving = loose.browser();
    for (const [cookie, value] of browser.cookies) leaving.cookies.set(cookie, value);
    expect((await leaving.call('/api/v1/gatewaySignOut', { method: 'GET' })).status).toBe(503);
    expect(leaving.cookies.has(`mijn-${loose.port}`)).toBe(false);
    expect((await browser.request('/health/ready')).status).toBe(503);
    expect((await browser.request('/health/live')).status).toBe(200);

    await runStatement(admin, `ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
    expect((await browser.graphql('{ relatie { roepnaam } }')).status).toBe(200);
    await loose.stop();
  });
});
