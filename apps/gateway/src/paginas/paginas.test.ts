import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ingelogd, startProef, type Proef } from '../testhulp/proef.testhulp.ts';
import { nooit } from '../testhulp/stubProvider.testhulp.ts';

let proef: Proef;
let map: string;
beforeAll(async () => {
  map = await mkdtemp(path.join(tmpdir(), 'mijn-onderhoud-'));
  proef = await startProef({
    onderhoud: 'https://status.example/onderhoud.json',
    onderhoudBestand: path.join(map, 'onderhoud.json'),
    wachttijden: { provider: 400 },
  });
});
afterAll(async () => {
  await proef.stop();
  await rm(map, { recursive: true });
});
beforeEach(() => proef.provider.herstel());

describe('a page', () => {
  it('comes with its data for who is logged in', async () => {
    const browser = await ingelogd(proef);
    const antwoord = await browser.vraag('/overzicht?x=1');

    expect(antwoord.status).toBe(200);
    expect(antwoord.tekst).toContain(
      'ZZ|Persoon 081|/overzicht|goed|https://status.example/onderhoud.json',
    );
    expect(antwoord.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-language': 'nl',
      vary: 'cookie, accept-language, accept-encoding',
    });
  });

  it('behind login shows the way to log in', async () => {
    const antwoord = await proef.browser().vraag('/overzicht');

    expect([antwoord.status, antwoord.naar]).toEqual([303, '/inloggen?terug=overzicht']);
  });

  it('at the bare address is the overview', async () => {
    expect((await proef.browser().vraag('/')).naar).toBe('/overzicht');
  });

  it.each(['/niets', '/overzicht/iets', '/declaraties/a/b', '/webhook'])(
    'that is not there is a 404 page: %s',
    async (pad) => {
      const antwoord = await proef.browser().vraag(pad);

      expect(antwoord.status).toBe(404);
      expect(antwoord.headers['content-type']).toContain('text/html');
    },
  );

  it.each([
    [404, 404],
    [500, 500],
    [502, 503],
  ])('has the true status when the insurer answers %i', async (status, verwacht) => {
    proef.provider.antwoord('/relatie', (reply) => reply.code(status).send({ status: { status } }));
    const antwoord = await (await ingelogd(proef)).vraag('/overzicht');

    expect(antwoord.status).toBe(verwacht);
    expect('retry-after' in antwoord.headers).toBe(verwacht === 503);
  });

  it('waits for a slow insurer no longer than it may', async () => {
    proef.provider.antwoord('/relatie', nooit);

    expect((await (await ingelogd(proef)).vraag('/overzicht')).status).toBe(503);
  });

  it('that cannot be rendered says so, without a word about why', async () => {
    const antwoord = await proef.browser().vraag('/500', { headers: { 'accept-language': 'en' } });

    expect(antwoord.status).toBe(500);
    expect(antwoord.tekst).toContain('Something went wrong');
    expect(antwoord.tekst).not.toContain('stuk');
  });

  it('may carry its style sheets inline, each by its hash and nothing looser', async () => {
    const { headers } = await proef.browser().vraag('/inloggen?stijl=1');
    const stijlen = String(headers['content-security-policy'])
      .split(';')
      .filter((regel) => regel.includes('-src') && regel.includes('sha256'));

    expect(stijlen).toEqual([`style-src 'self' 'sha256-${'a'.repeat(43)}='`]);
    expect(String(headers['content-security-policy'])).not.toContain('unsafe');
  });

  it('never sends anybody to another site', async () => {
    expect((await proef.browser().vraag('/403')).naar).toBe('');
  });

  it('answers GET and HEAD only', async () => {
    const antwoord = await proef.browser().roep('/overzicht');

    expect([antwoord.status, antwoord.headers['allow']]).toEqual([405, 'GET, HEAD']);
    expect((await proef.browser().vraag('/inloggen', { method: 'HEAD' })).status).toBe(200);
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('is sent as the browser takes it: %s', async (aanvaard, codering) => {
    const headers = { 'accept-encoding': aanvaard };
    const antwoord = await proef.browser().vraag('/inloggen?lang=1', { headers });

    expect(antwoord.headers['content-encoding']).toBe(codering);
    expect(Number(antwoord.headers['content-length']) < 500).toBe(codering !== undefined);
  });
});

describe('language and brand', () => {
  it.each([
    [{}, 'nl'],
    [{ 'accept-language': 'en-GB,nl;q=0.8' }, 'en'],
    [{ 'accept-language': 'fr, nl;q=0.5, en;q=0.4' }, 'nl'],
    [{ 'accept-language': 'de' }, 'nl'],
    [{ 'accept-language': 'en', cookie: 'taal=nl' }, 'nl'],
    [{ cookie: 'taal=en' }, 'en'],
    [{ cookie: 'taal=<script>' }, 'nl'],
  ])('%o gives %s', async (headers, taal) => {
    const antwoord = await proef.browser().vraag('/inloggen', { headers });

    expect(antwoord.tekst).toContain(`lang="${taal}"`);
  });

  it('never mix, however many people ask at once', async () => {
    const [sanne, piet] = await Promise.all([
      ingelogd(proef, { bsn: '999990081' }, 'ZZ'),
      ingelogd(proef, { bsn: '999992727' }, 'AZVZ'),
    ]);
    const vragen = Array.from({ length: 40 }, (_, i) => {
      const headers = { 'accept-language': i % 3 === 0 ? 'en' : 'nl' };
      const [browser, merk, naam] = i % 2 ? [sanne, 'ZZ', '081'] : [piet, 'AZVZ', '727'];
      const verwacht = `lang="${headers['accept-language']}"><p>${merk}|Persoon ${naam}|`;
      return browser.vraag('/overzicht', { headers }).then(({ tekst }) => tekst.includes(verwacht));
    });

    expect(await Promise.all(vragen)).not.toContain(false);
  });
});

describe('the files of the build', () => {
  it('with a hash in their name are kept for ever', async () => {
    const antwoord = await proef.browser().vraag('/assets/app-a1b2.js');

    expect(antwoord.tekst).toContain('console.log');
    expect(antwoord.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(antwoord.headers['content-type']).toContain('javascript');
  });

  it('come as the build compressed them', async () => {
    const headers = { 'accept-encoding': 'br' };
    const antwoord = await proef.browser().vraag('/assets/app-a1b2.js', { headers });

    expect([antwoord.tekst, antwoord.headers['content-encoding']]).toEqual(['geperst', 'br']);
  });

  it('without a hash are asked for again', async () => {
    const antwoord = await proef.browser().vraag('/icoon.svg');

    expect(antwoord.headers['cache-control']).toBe('public, max-age=3600');
  });

  it.each([
    '/assets/oud-c3d4.js',
    '/iets.png',
    '/server/entry-server.js',
    '/assets/%2e%2e/%2e%2e/package.json',
  ])('that are not there are no page: %s', async (pad) => {
    const antwoord = await proef.browser().vraag(pad);

    expect([antwoord.status, antwoord.tekst]).toEqual([404, '{"status":404}']);
    expect(antwoord.headers['cache-control']).toBe('no-store');
  });
});

describe('maintenance', () => {
  it('shows the maintenance page at every address while it lasts', async () => {
    const bestand = path.join(map, 'onderhoud.json');
    const browser = proef.browser();
    expect((await browser.vraag('/onderhoud.json')).json()).toEqual({ inOnderhoud: false });

    await writeFile(bestand, '{ "inOnderhoud": true }');
    expect((await browser.vraag('/onderhoud.json')).json()).toEqual({ inOnderhoud: true });
    expect((await browser.vraag('/inloggen')).naar).toBe('/503');
    expect((await browser.vraag('/503')).naar).toBe('');
    await rm(bestand);
    expect((await browser.vraag('/inloggen')).status).toBe(200);
  });
});
