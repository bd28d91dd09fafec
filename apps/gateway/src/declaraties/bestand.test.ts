import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../testhulp/browser.testhulp.ts';
import { ingelogd, startProef, type Proef } from '../testhulp/proef.testhulp.ts';

const basis = '/api/v1/uitbreidingen/declaraties';
const klik = { 'sec-fetch-site': 'same-origin' };
let proef: Proef;
let browser: Browser;
beforeAll(async () => {
  proef = await startProef();
  browser = await ingelogd(proef);
});
afterAll(() => proef.stop());
beforeEach(() => proef.provider.herstel());

describe.each([
  ['a file of a claim', `${basis}/D1/bestanden/b1`, ''],
  ['the confirmation of a claim', `${basis}/D1/bevestiging`, '?taal=nl'],
])('%s', (_wat, pad, vraag) => {
  it.each([
    ['clicked on our own page', klik],
    ['typed in by hand', { 'sec-fetch-site': 'none' }],
  ])('comes as an attachment that can do nothing, %s', async (_hoe, headers) => {
    const antwoord = await browser.vraag(pad, { headers });

    expect([antwoord.status, antwoord.tekst]).toEqual([200, '%PDF-1.7']);
    expect(antwoord.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="nota.pdf"',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(proef.provider.gezien.map((gezien) => gezien.pad)).toEqual([pad + vraag]);
  });

  it('is found by a click of an old browser too, that says no more than the page', async () => {
    const headers = { referer: `${browser.adres}/declaraties/D1` };
    expect((await browser.vraag(pad, { headers })).status).toBe(200);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['the other brand', { 'sec-fetch-site': 'same-site' }],
    ['another site, in an old browser', { referer: 'https://elders.example/' }],
    ['we do not know where', {}],
  ])('is not fetched from %s', async (_wie, headers) => {
    expect((await browser.vraag(pad, { headers })).status).toBe(403);
    expect(proef.provider.gezien).toHaveLength(0);
  });

  it('is not there for who is not logged in, nor by HEAD', async () => {
    expect((await proef.browser().vraag(pad, { headers: klik })).status).toBe(401);
    await browser.vraag(pad, { headers: klik, method: 'HEAD' });
    expect(proef.provider.gezien).toHaveLength(0);
  });

  it('that is foreign, unknown or malformed answers the same bytes', async () => {
    proef.provider.antwoord('/bestand', (reply) => reply.code(404).send({ status: 404 }));
    const paden = [pad, pad.replace('D1', '%00'), pad.replace('D1', '..%2Fx')];
    const lang = pad.replace('D1', 'x'.repeat(90));
    for (const een of [...paden, lang]) {
      const { status, tekst } = await browser.vraag(een, { headers: klik });
      expect([een, status, tekst]).toEqual([een, 404, '{"status":404}']);
    }
  });

  it('is never a page, whatever the insurer answers', async () => {
    proef.provider.antwoord('/bestand', (reply) => reply.type('text/html').send('<p>hoi'));
    const { status, tekst } = await browser.vraag(pad, { headers: klik });
    expect(status).toBe(500);
    expect(tekst).not.toContain('hoi');
  });
});

it('gives the confirmation in the language that is asked, and no other word goes along', async () => {
  const gezien = async (vraag: string) => {
    await browser.vraag(`${basis}/D1/bevestiging${vraag}`, { headers: klik });
    return proef.provider.gezien.at(-1)?.pad;
  };
  expect(await gezien('?taal=en')).toBe(`${basis}/D1/bevestiging?taal=en`);
  for (const vreemd of ['?taal=fr', '?taal=en&taal=nl', '?taal=en%26x=1', '?x=1']) {
    expect(await gezien(vreemd)).toBe(`${basis}/D1/bevestiging?taal=nl`);
  }
});
