import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { databaseAt, runStatement } from '@mijn/dev-env/postgres/databases';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ingelogd, startProef, type Proef } from '../testhulp/proef.testhulp.ts';

let proef: Proef;
let gereed = true;
beforeAll(async () => {
  proef = await startProef({
    limieten: { inloggen: 3 },
    wachttijden: { kop: 150, verzoek: 300, controle: 50 },
    providerGereed: async () => {
      if (!gereed) throw new Error('nog niet');
    },
  });
});
afterAll(() => proef.stop());

describe('host names', () => {
  it.each([
    ['127.0.0.1', '/overzicht?x=1'],
    ['elders.example', '//elders.example/x'],
  ])('%s is shown the way to our own address', async (host, pad) => {
    const antwoord = await proef.browser().vraag('/', { headers: { host } });
    expect([antwoord.status, antwoord.naar]).toEqual([308, `${proef.adressen.ZZ}/`]);

    const verder = await proef.gateway.app.inject({ url: `http://x${pad}`, headers: { host } });
    expect(verder.headers.location?.startsWith(`${proef.adressen.ZZ}/`)).toBe(true);
  });

  it('that is not ours takes no writes', async () => {
    const antwoord = await proef
      .browser()
      .roep('/graphql', { headers: { host: 'elders.example' } });

    expect(antwoord.status).toBe(421);
  });

  it('chooses the brand', async () => {
    expect((await proef.browser('ZZ').vraag('/inloggen')).tekst).toContain('ZZ|');
    expect((await proef.browser('AZVZ').vraag('/inloggen')).tekst).toContain('AZVZ|');
  });
});

describe('security headers', () => {
  it.each(['/inloggen', '/niets', '/assets/app-a1b2.js', '/graphql', '/health/live'])(
    'stand on every answer: %s',
    async (pad) => {
      const { headers } = await proef.browser().vraag(pad);

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
      expect(headers).not.toHaveProperty('strict-transport-security');
      expect(headers).not.toHaveProperty('x-powered-by');
    },
  );

  it('on https: HSTS, and cookies that only this host can set', async () => {
    const url = 'https://mijn.example';
    const veilig = await startProef({ merken: [{ merk: 'ZZ', url }] });
    const { headers } = await veilig.gateway.app.inject({
      url: '/digid',
      headers: { host: 'mijn.example' },
    });

    expect(headers['strict-transport-security']).toContain('max-age=');
    expect(headers['set-cookie']).toMatch(
      /^__Host-mijn-inloggen=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    await veilig.stop();
  });

  it('plain http anywhere else is refused at the start', async () => {
    const merken = [{ merk: 'ZZ', url: 'http://mijn.example' }] as const;

    await expect(startProef({ merken })).rejects.toThrow('moet https zijn');
  });
});

describe('too much, too slow, not readable', () => {
  it('too many logins get 429 and when to come back', async () => {
    const browser = proef.browser();
    for (let i = 0; i < 3; i++) await browser.vraag('/digid');
    const antwoord = await browser.vraag('/digid');

    expect(antwoord.status).toBe(429);
    expect(Number(antwoord.headers['retry-after'])).toBeGreaterThan(0);
    expect(antwoord.tekst).toContain('Even wachten');
    expect((await browser.vraag('/inloggen')).status).toBe(200);
  });

  it('a client that does not finish gets 408', async () => {
    const lijn = connect(proef.port, '127.0.0.1');
    lijn.write(`POST /graphql HTTP/1.1\r\nhost: localhost:${proef.port}\r\ncontent-length: 9\r\n`);

    expect(await text(lijn)).toContain(' 408 ');
  });

  it('an address that is no address is refused without repeating it', async () => {
    const antwoord = await proef.gateway.app.inject({ url: '/%zz-geheim' });

    expect([antwoord.statusCode, antwoord.body]).toEqual([400, '{"status":400}']);
  });

  it('an address that is no address is a page for a person', async () => {
    const headers = { accept: 'text/html', 'accept-language': 'nl' };
    const antwoord = await proef.gateway.app.inject({ url: '/%zz-geheim', headers });

    expect(antwoord.statusCode).toBe(400);
    expect(antwoord.body).toContain('<h1>Dit adres klopt niet</h1>');
    expect(antwoord.body).not.toContain('geheim');
  });
});

describe('probes', () => {
  it('answer by any name', async () => {
    const headers = { host: '10.0.0.7' };

    expect((await proef.browser().vraag('/health/live', { headers })).status).toBe(200);
    expect((await proef.browser().vraag('/health/ready', { headers })).status).toBe(200);
    gereed = false;
    expect((await proef.browser().vraag('/health/ready', { headers })).status).toBe(503);
    gereed = true;
  });

  it('security.txt says where to report, and until when it holds', async () => {
    const { tekst } = await proef.browser().vraag('/.well-known/security.txt');

    expect(tekst).toMatch(/^Contact: mailto:security@localhost$/m);
    expect(Date.parse(/^Expires: (.*)$/m.exec(tekst)?.[1] ?? '')).toBeGreaterThan(Date.now());
  });
});

describe('the database away', () => {
  it('is a 503 with when to try again, and passes by itself', async () => {
    const los = await startProef();
    const browser = await ingelogd(los);
    const naam = new URL(los.databaseUrl).pathname.slice(1);
    const beheer = databaseAt(los.databaseUrl, 'postgres');
    await runStatement(beheer, `alter database ${naam} allow_connections false`);
    await runStatement(
      beheer,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${naam}'`,
    );

    const aanroep = await browser.graphql('{ relatie { roepnaam } }');
    expect([aanroep.status, aanroep.headers['retry-after']]).toEqual([503, '5']);
    expect(aanroep.json()).toMatchObject({ errors: [{ extensions: { status: 503 } }] });
    const pagina = await browser.vraag('/overzicht');
    expect([pagina.status, pagina.headers['retry-after']]).toEqual([503, '30']);
    expect(pagina.headers['content-type']).toContain('text/html');
    expect((await browser.vraag('/digid')).status).toBe(503);
    expect((await browser.vraag('/health/ready')).status).toBe(503);
    expect((await browser.vraag('/health/live')).status).toBe(200);

    await runStatement(beheer, `alter database ${naam} allow_connections true`);
    expect((await browser.graphql('{ relatie { roepnaam } }')).status).toBe(200);
    await los.stop();
  });
});
