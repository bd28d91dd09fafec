import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../testhulp/browser.testhulp.ts';
import { ingelogd, startProef, type Proef } from '../testhulp/proef.testhulp.ts';
import { maakBsnKluis } from './geheimen.ts';

let proef: Proef;
beforeAll(async () => {
  proef = await startProef();
});
afterAll(() => proef.stop());
beforeEach(() => proef.provider.herstel());

const vraag = '{ relatie { roepnaam } }';
const leeft = async (browser: Browser) =>
  (await browser.graphql(vraag, undefined, { 'x-mijn-achtergrond': '1' })).status === 200;

describe('how long a session lives', () => {
  it('ends after fifteen minutes without input', async () => {
    const browser = await ingelogd(proef);
    proef.verschuif(14);
    expect(await leeft(browser)).toBe(true);
    proef.verschuif(2);
    expect(await leeft(browser)).toBe(false);
  });

  it.each([
    ['an operation', (browser: Browser) => browser.graphql(vraag)],
    ['a page', (browser: Browser) => browser.vraag('/overzicht')],
  ])('goes on with a person’s input: %s', async (_naam, doe) => {
    const browser = await ingelogd(proef);
    proef.verschuif(10);
    await doe(browser);
    proef.verschuif(10);

    expect(await leeft(browser)).toBe(true);
  });

  it.each([
    ['a poll', { 'x-mijn-achtergrond': '1' }],
    ['a prefetch', { 'sec-purpose': 'prefetch;prerender' }],
  ])('is not kept alive by %s', async (_naam, headers) => {
    const browser = await ingelogd(proef);
    proef.verschuif(10);
    await browser.graphql(vraag, undefined, headers);
    await browser.vraag('/overzicht', { headers });
    proef.verschuif(6);

    expect(await leeft(browser)).toBe(false);
  });

  it('ends after two hours, whatever the person does', async () => {
    const browser = await ingelogd(proef);
    for (let verstreken = 0; verstreken < 110; verstreken += 10) {
      proef.verschuif(10);
      expect((await browser.graphql(vraag)).status).toBe(200);
    }
    proef.verschuif(10);

    expect((await browser.graphql(vraag)).status).toBe(401);
  });

  it('tells how long it lives without input; only input renews it', async () => {
    const browser = await ingelogd(proef);
    const minutenOver = async (headers = {}) => {
      const antwoord = await browser.roep('/api/v1/sessie', { headers });
      expect(antwoord.headers['cache-control']).toBe('no-store');
      return JSON.parse(antwoord.tekst).stilMs / 60_000;
    };
    const achtergrond = { 'x-mijn-achtergrond': '1' };
    proef.verschuif(10);
    expect(await minutenOver(achtergrond)).toBeCloseTo(5, 0);
    expect(await minutenOver()).toBeCloseTo(15, 0);
    expect(await minutenOver(achtergrond)).toBeCloseTo(15, 0);

    const vreemd = await browser.roep('/api/v1/sessie', { headers: { 'x-mijn': undefined } });
    expect(vreemd.status).toBe(403);
    proef.verschuif(16);
    expect((await browser.roep('/api/v1/sessie')).status).toBe(401);
  });

  it('is written at most once a minute', async () => {
    const browser = await ingelogd(proef);
    const laatste = async () => {
      const [rij] = await proef.sql(
        'select laatste_invoer::text from gateway.sessie order by aangemaakt desc limit 1',
      );
      return rij?.['laatste_invoer'];
    };
    const eerst = await laatste();
    await browser.graphql(vraag);
    expect(await laatste()).toBe(eerst);

    proef.verschuif(2);
    await browser.graphql(vraag);
    expect(await laatste()).not.toBe(eerst);
  });
});

describe('signing out', () => {
  it('ends the session at once, also in another tab', async () => {
    const browser = await ingelogd(proef);
    const [id = ''] = browser.koekjes.values();
    const anderTabblad = proef.browser();
    anderTabblad.koekjes.set(`mijn-${proef.port}`, id);

    const antwoord = await browser.roep('/api/v1/gatewaySignOut', { method: 'GET' });

    expect([antwoord.status, antwoord.json()]).toEqual([200, { status: 200 }]);
    expect(antwoord.cookies[0]).toContain(`mijn-${proef.port}=; `);
    expect((await anderTabblad.graphql(vraag)).status).toBe(401);
  });

  it('is fine without a session too', async () => {
    const antwoord = await proef.browser().roep('/api/v1/gatewaySignOut', { method: 'GET' });

    expect(antwoord.status).toBe(200);
  });
});

describe('what the database keeps', () => {
  it('is no id, no BSN in the clear, and only as the small role', async () => {
    const browser = await ingelogd(proef);
    const [id = ''] = browser.koekjes.values();
    const rijen = JSON.stringify(
      await proef.sql(
        `select s.*, encode(bsn_versleuteld, 'escape') as tekst from gateway.sessie s`,
      ),
    );

    expect(rijen).not.toContain(id);
    expect(rijen).not.toContain('999990081');
    const [rol] = await proef.sql(
      `select rolsuper, rolbypassrls, rolcanlogin from pg_roles where rolname = 'gateway_app'`,
    );
    expect(rol).toEqual({ rolsuper: false, rolbypassrls: false, rolcanlogin: false });
  });

  it('cannot be moved to another session or changed', () => {
    const kluis = maakBsnKluis(Buffer.alloc(32, 7).toString('base64'));
    const [een, twee] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    const versleuteld = kluis.versleutel('999990081', een);

    expect(kluis.ontsleutel(versleuteld, een)).toBe('999990081');
    expect(() => kluis.ontsleutel(versleuteld, twee)).toThrow();
    versleuteld[versleuteld.length - 1] = (versleuteld.at(-1) ?? 0) ^ 1;
    expect(() => kluis.ontsleutel(versleuteld, een)).toThrow();
  });
});

it('a session of one brand is none at the other', async () => {
  const browser = await ingelogd(proef);
  const [id = ''] = browser.koekjes.values();
  const ankerzee = proef.browser('AZVZ');
  ankerzee.koekjes.set(`mijn-${proef.port}`, id);

  expect((await ankerzee.graphql(vraag)).status).toBe(401);
});

it('a relation that the insurer refuses with 401 ends the session', async () => {
  const [metAanroep, metPagina] = [await ingelogd(proef), await ingelogd(proef)];
  proef.provider.antwoord('/relatie', (reply) => reply.code(401).send({ status: { status: 401 } }));

  const antwoord = await metAanroep.graphql(vraag);
  expect(antwoord.json()).toMatchObject({ errors: [{ extensions: { status: 401 } }] });
  expect((await metPagina.vraag('/overzicht')).naar).toBe('/inloggen?unauthorized=true');

  proef.provider.herstel();
  expect(await leeft(metAanroep)).toBe(false);
  expect((await metPagina.vraag('/inloggen')).status).toBe(200);
});

it('the token mode is off', async () => {
  const browser = await ingelogd(proef);

  expect((await browser.roep('/api/v1/auth/token')).status).toBe(403);
  expect((await browser.roep('/api/v1/auth/refreshtoken', { method: 'GET' })).status).toBe(403);
});
