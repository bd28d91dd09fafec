import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inventedLinks } from '@mijn/domain/inventedLinks';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createLoggedInBrowser, startTestGateway } from '../testing/testSetup.testing.ts';
import { never } from '../testing/stubProvider.testing.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'mijn-pages-'));
const testSetup = await startTestGateway({
  maintenance: 'https://status.example/onderhoud.json',
  maintenanceFile: path.join(folder, 'onderhoud.json'),
  timeouts: { provider: 400 },
});
afterAll(async () => {
  await testSetup.stop();
  await rm(folder, { recursive: true });
});
beforeEach(() => testSetup.provider.recover());

describe('a page', () => {
  it('is rendered with data for a logged-in person', async () => {
    const browser = await createLoggedInBrowser(testSetup);
    const response = await browser.request('/overzicht?x=1');

    expect(response.status).toBe(200);
    expect(response.text).toContain(
      'ZZ|Persoon 081|/overzicht|goed|https://status.example/onderhoud.json',
    );
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-language': 'nl',
      vary: 'cookie, accept-language, accept-encoding',
    });
  });

  it('redirects to the login without a session', async () => {
    const response = await testSetup.browser().request('/overzicht');

    expect([response.status, response.location]).toEqual([303, '/inloggen?terug=overzicht']);
  });

  it('at the bare address is the overview', async () => {
    expect((await testSetup.browser().request('/')).location).toBe('/overzicht');
  });

  it.each(['/niets', '/overzicht/iets', '/declaraties/a/b', '/webhook'])(
    'is a 404 page when it does not exist: %s',
    async (address) => {
      const response = await testSetup.browser().request(address);

      expect(response.status).toBe(404);
      expect(response.headers['content-type']).toContain('text/html');
    },
  );

  it.each(['//', '///', '//a:b', '//a:b?posted=x', '//elders.example/overzicht'])(
    'with extra slashes is a 404 page, also when logged in: %s',
    async (address) => {
      for (const browser of [testSetup.browser(), await createLoggedInBrowser(testSetup)]) {
        const response = await browser.request(address);
        expect([response.status, response.location]).toEqual([404, '']);
        expect(response.headers['content-type']).toContain('text/html');
      }
    },
  );

  it('limits the wait for a slow insurer', async () => {
    testSetup.provider.answer('/relatie', never);

    expect((await (await createLoggedInBrowser(testSetup)).request('/overzicht')).status).toBe(503);
  });

  it('accepts GET, HEAD and forms only', async () => {
    expect((await testSetup.browser().call('/overzicht')).status).toBe(415);
    const response = await testSetup.browser().request('/overzicht', { method: 'PUT' });
    expect([response.status, response.headers['allow']]).toEqual([405, 'GET, HEAD']);
    expect((await testSetup.browser().request('/inloggen', { method: 'HEAD' })).status).toBe(200);
  });

  it.each([
    ['GET', '/api/v1/sessie', 405, 'POST'],
    ['PUT', '/api/v1/sessie', 405, 'POST'],
    ['GET', '/api/v1/auth/token', 405, 'POST'],
    ['HEAD', '/api/v1/gatewaySignOut', 405, 'GET'],
    ['PUT', '/api/v1/app2app', 405, 'GET, POST'],
    // This gateway has no native app.
    ['GET', '/api/v1/app2app', 404, undefined],
    ['GET', '/api/v1/nothing', 404, undefined],
  ] as const)('names the methods of a call: %s %s', async (method, call, status, allow) => {
    const response = await testSetup.browser().call(call, { method });
    expect([response.status, response.headers['allow']]).toEqual([status, allow]);
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('is compressed as the browser accepts: %s', async (accepted, encoding) => {
    const headers = { 'accept-encoding': accepted };
    const response = await testSetup.browser().request('/inloggen?lang=1', { headers });

    expect(response.headers['content-encoding']).toBe(encoding);
    expect(Number(response.headers['content-length']) < 500).toBe(encoding !== undefined);
  });
});

describe('language and brand', () => {
  it.each([
    [{}, 'nl'],
    [{ 'accept-language': 'en-GB,nl;q=0.8' }, 'en'],
    [{ 'accept-language': 'fr, nl;q=0.5, en;q=0.4' }, 'nl'],
    [{ 'accept-language': 'de' }, 'nl'],
    [{ 'accept-language': 'en', cookie: 'taal=nl' }, 'nl'],
    [{ cookie: 'taal=EN' }, 'en'],
    [{ cookie: 'taal=en' }, 'en'],
    [{ cookie: 'taal=<script>' }, 'nl'],
  ])('is for %o %s', async (headers, language) => {
    const response = await testSetup.browser().request('/inloggen', { headers });

    expect(response.text).toContain(`lang="${language}"`);
  });

  it.each(['ZZ', 'AZVZ'] as const)('has its own help desk and links for %s', async (brand) => {
    const { text } = await testSetup.browser(brand).request('/inloggen');
    expect(text).toContain(`|${inventedLinks[brand].help.phone}</p>`);
  });

  it('never mix, however many people ask at once', async () => {
    const [sanne, piet] = await Promise.all([
      createLoggedInBrowser(testSetup, { bsn: '999990081' }, 'ZZ'),
      createLoggedInBrowser(testSetup, { bsn: '999992727' }, 'AZVZ'),
    ]);
    const requests = Array.from({ length: 40 }, async (_, i) => {
      const headers = { 'accept-language': i % 3 === 0 ? 'en' : 'nl' };
      const [browser, brand, name] = i % 2 ? [sanne, 'ZZ', '081'] : [piet, 'AZVZ', '727'];
      const expected = `lang="${headers['accept-language']}"><p>${brand}|Persoon ${name}|`;
      let answer = await browser.request('/overzicht', { headers });
      // A busy machine sheds some of them, which are retried.
      while (answer.status === 503) answer = await browser.request('/overzicht', { headers });
      return { status: answer.status, isOwn: answer.text.includes(expected) };
    });

    const own = { status: 200, isOwn: true };
    expect(await Promise.all(requests)).toEqual(requests.map(() => own));
  });
});

describe('the build’s files', () => {
  it('with a hash in their name are cached for ever', async () => {
    const response = await testSetup.browser().request('/assets/app-a1b2.js');

    expect(response.text).toContain('console.log');
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(response.headers['content-type']).toContain('javascript');
  });

  it('have file headers, and no document headers', async () => {
    const file = await testSetup.browser().request('/assets/app-a1b2.js');
    const document = await testSetup.browser().request('/icon.svg');

    expect(file.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'same-origin',
      etag: expect.any(String),
    });
    const left = Object.keys(document.headers).filter((name) => !(name in file.headers));
    expect(left).toEqual(expect.arrayContaining(['content-security-policy', 'x-frame-options']));
  });

  it('are sent in the build’s compressed form', async () => {
    const headers = { 'accept-encoding': 'br' };
    const response = await testSetup.browser().request('/assets/app-a1b2.js', { headers });

    expect([response.text, response.headers['content-encoding']]).toEqual(['geperst', 'br']);
  });

  it('without a hash are revalidated', async () => {
    const response = await testSetup.browser().request('/icon.svg');

    expect(response.headers['cache-control']).toBe('public, max-age=3600');
  });

  it.each([
    '/assets/oud-c3d4.js',
    '/iets.png',
    '/server/entry-server.js',
    '/assets/%2e%2e/%2e%2e/package.json',
  ])('are no pages when they do not exist: %s', async (address) => {
    const response = await testSetup.browser().request(address);

    expect([response.status, response.text]).toEqual([404, '{"status":404}']);
    expect(response.headers['cache-control']).toBe('no-store');
  });
});

describe('maintenance', () => {
  it('shows the maintenance page at every address', async () => {
    const file = path.join(folder, 'onderhoud.json');
    const browser = testSetup.browser();
    expect((await browser.request('/onderhoud.json')).json()).toEqual({ inOnderhoud: false });

    await writeFile(file, '{ "inOnderhoud": true }');
    expect((await browser.request('/onderhoud.json')).json()).toEqual({ inOnderhoud: true });
    for (const address of ['/inloggen', '/overzicht', '/niets']) {
      const { status, location, headers } = await browser.request(address);
      expect([status, location, headers['retry-after']], address).toEqual([503, '', '30']);
    }
    expect((await browser.request('/503')).location).toBe('');
    await rm(file);
    expect((await browser.request('/inloggen')).status).toBe(200);
  });
});
