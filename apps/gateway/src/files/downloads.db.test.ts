import { pathOfFilePage } from '@mijn/domain/filePaths';
import { describe, expect, it } from 'vitest';
import { createLoggedInBrowser, useTestGateway } from '../testing/testSetup.testing.ts';

const base = '/api/v1/uitbreidingen/declaraties';
const click = { 'sec-fetch-site': 'same-origin' };
const testSetup = await useTestGateway();
const browser = await createLoggedInBrowser(testSetup);

describe.each<[what: string, path: string, request: string, kind?: string]>([
  ['a file of a claim', `${base}/D1/bestanden/b1`, ''],
  ['the confirmation of a claim', `${base}/D1/bevestiging`, '?taal=nl'],
  ['the decision of a claim', `${base}/D1/besluit`, '?taal=nl'],
  ['an invoice to keep', '/api/v1/uitbreidingen/facturen/D1/document', '?taal=nl'],
  ['a policy sheet', '/api/v1/uitbreidingen/polisbladen/D1/2026', '?taal=nl'],
  ['an arrangement to keep', '/api/v1/uitbreidingen/regelingen/D1/document', '?taal=nl'],
  ['a year to keep', '/api/v1/uitbreidingen/jaaroverzicht/D1/2026', '?taal=nl'],
  [
    'a copy of the data of a person',
    '/api/v1/uitbreidingen/relatie/gegevens',
    '?taal=nl',
    'application/json',
  ],
  ['a page of a waiting file', pathOfFilePage('D1', 1), '', 'image/jpeg'],
])('a download of %s', (_what, path, request, kind = 'application/pdf') => {
  it.each([
    ['clicked on our own page', click],
    ['typed in by hand', { 'sec-fetch-site': 'none' }],
  ])('is a sandboxed attachment, %s', async (_how, headers) => {
    const response = await browser.request(path, { headers });

    expect([response.status, response.text]).toEqual([200, '%PDF-1.7']);
    expect(response.headers).toMatchObject({
      'content-type': kind,
      'content-disposition': 'attachment; filename="nota.pdf"',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(testSetup.provider.seen.map((seen) => seen.path)).toEqual([path + request]);
  });

  it('works for a click in an old browser, by its referer', async () => {
    const headers = { referer: `${browser.address}/declaraties/D1` };
    expect((await browser.request(path, { headers })).status).toBe(200);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['the other brand', { 'sec-fetch-site': 'same-site' }],
    ['another site, in an old browser', { referer: 'https://elders.example/' }],
    ['we do not know where', {}],
  ])('is refused from %s', async (_who, headers) => {
    expect((await browser.request(path, { headers })).status).toBe(403);
    expect(testSetup.provider.seen).toHaveLength(0);
  });

  it('is refused without a session, and by HEAD', async () => {
    expect((await testSetup.browser().request(path, { headers: click })).status).toBe(401);
    await browser.request(path, { headers: click, method: 'HEAD' });
    expect(testSetup.provider.seen).toHaveLength(0);
  });

  it('is byte-identical for a foreign, unknown or malformed id', async () => {
    testSetup.provider.answer('/bestand', (reply) => reply.code(404).send({ status: 404 }));
    const paths = [path, path.replace('D1', '%00'), path.replace('D1', '..%2Fx')];
    const lang = path.replace('D1', 'x'.repeat(90));
    for (const one of [...paths, lang]) {
      const { status, text } = await browser.request(one, { headers: click });
      expect([one, status, text]).toEqual([one, 404, '{"status":404}']);
    }
  });

  it('is never a page, whatever the insurer returns', async () => {
    testSetup.provider.answer('/bestand', (reply) => reply.type('text/html').send('<p>hoi'));
    const { status, text } = await browser.request(path, { headers: click });
    expect(status).toBe(500);
    expect(text).not.toContain('hoi');
  });
});

it('returns the confirmation in the requested language, and forwards nothing else', async () => {
  const seen = async (request: string) => {
    await browser.request(`${base}/D1/bevestiging${request}`, { headers: click });
    return testSetup.provider.seen.at(-1)?.path;
  };
  expect(await seen('?taal=en')).toBe(`${base}/D1/bevestiging?taal=en`);
  for (const foreign of ['?taal=fr', '?taal=en&taal=nl', '?taal=en%26x=1', '?x=1']) {
    expect(await seen(foreign)).toBe(`${base}/D1/bevestiging?taal=nl`);
  }
});
