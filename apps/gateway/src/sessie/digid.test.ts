import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { begin, ingelogd, logIn, startProef, type Proef } from '../testhulp/proef.testhulp.ts';
import type { DigidAntwoord } from '../testhulp/stubDigid.testhulp.ts';

let proef: Proef;
beforeAll(async () => {
  proef = await startProef();
});
afterAll(() => proef.stop());
beforeEach(() => proef.provider.herstel());

const aantalSessies = async () => (await proef.sql('select 1 from gateway.sessie')).length;

describe('logging in with DigiD', () => {
  it('asks the broker for a fresh login at the level we need, with every protection', async () => {
    const naar = await begin(proef.browser());
    const vraag = Object.fromEntries(naar.searchParams);

    expect(vraag).toMatchObject({
      response_type: 'code',
      scope: 'openid bsn',
      prompt: 'login',
      acr_values: 'urn:mijn:digid:niveau:25',
      code_challenge_method: 'S256',
      redirect_uri: `${proef.adressen.ZZ}/digid`,
    });
    expect(vraag).toHaveProperty('state');
    expect(vraag).toHaveProperty('nonce');
  });

  it('brings you to the overview, with a cookie only the server can read', async () => {
    const antwoord = await logIn(proef, proef.browser());

    expect([antwoord.status, antwoord.naar]).toEqual([303, '/overzicht']);
    const [sessie] = antwoord.cookies;
    expect(sessie).toMatch(
      new RegExp(`^mijn-${proef.port}=[\\w-]{43}; Path=/; HttpOnly; SameSite=Lax$`),
    );
    expect(antwoord.headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['?terug=declaraties', '/declaraties/overzicht'],
    ['?terug=declaratie&nummer=D-12', '/declaraties/D-12'],
    ['?terug=declaratie&nummer=../overzicht', '/overzicht'],
    ['?terug=betaalverzoek&kenmerk=5000056789012345', '/facturen/betaalverzoek/5000056789012345'],
    ['?terug=specificatie&kenmerk=F-1&relatienummer=R2', '/facturen/F-1/specificatie/R2'],
    ['?terug=specificatie&kenmerk=F-1', '/overzicht'],
    ['?terug=betalingAfhandeling&betaling=6f1f-2f', '/betaling/afhandeling?betaling=6f1f-2f'],
    ['?terug=betalingAfhandeling', '/betaling/afhandeling'],
    ['?terug=betalingAfhandeling&betaling=x%26y=//elders.example', '/overzicht'],
    ['?terug=https://elders.example', '/overzicht'],
    ['?terug=inloggen', '/overzicht'],
    ['?terug=//elders.example', '/overzicht'],
    ['?terug=toString', '/overzicht'],
  ])('returns to a page of ours by name: %s', async (vraag, naar) => {
    expect((await logIn(proef, proef.browser(), {}, vraag)).naar).toBe(naar);
  });

  it('shows the person who logged in, at the brand of the address', async () => {
    const piet = await ingelogd(proef, { bsn: '999992727' }, 'AZVZ');

    expect((await piet.vraag('/overzicht')).tekst).toContain('AZVZ|Persoon 727');
  });

  it('gives a new session at every login and ends the one before', async () => {
    const browser = await ingelogd(proef);
    const eerste = browser.koekjes.get(`mijn-${proef.port}`);
    await logIn(proef, browser, {}, '?opnieuw=1');
    const tweede = browser.koekjes.get(`mijn-${proef.port}`);

    expect(tweede).not.toBe(eerste);
    browser.koekjes.set(`mijn-${proef.port}`, eerste ?? '');
    expect((await browser.graphql('{ relatie { roepnaam } }')).status).toBe(401);
  });

  it('sends somebody who is logged in on to the overview', async () => {
    const browser = await ingelogd(proef);

    expect((await browser.vraag('/digid')).naar).toBe('/overzicht');
    expect((await browser.vraag('/inloggen')).naar).toBe('/overzicht');
    expect((await browser.vraag('/inloggen?terug=declaraties')).naar).toBe(
      '/declaraties/overzicht',
    );
  });

  it('lets who was sent to the login page by an error log in anew', async () => {
    const browser = await ingelogd(proef);

    expect((await browser.vraag('/inloggen?reden=onleesbaar')).status).toBe(200);
    expect((await browser.vraag('/inloggen?unauthorized=true')).status).toBe(200);
    expect((await begin(browser, '?opnieuw=1')).origin).toBe(proef.digid.config.issuer);
  });

  it('lets two tabs log in beside each other', async () => {
    const browser = proef.browser();
    const [een, twee] = [await begin(browser), await begin(browser)];
    const terug = proef.digid.antwoordOp(een);

    expect((await browser.vraag(terug.pathname + terug.search)).naar).toBe('/overzicht');
    expect(twee.searchParams.get('state')).not.toBe(een.searchParams.get('state'));
  });
});

const nuSeconden = () => Math.floor(Date.now() / 1000);
const fouten: [string, DigidAntwoord, string][] = [
  ['a level too low', { niveau: 20 }, 'niveau'],
  ['a level we do not know', { niveau: 99 }, 'niveau'],
  ['another nonce', { claims: { nonce: 'anders' } }, 'anders'],
  ['another issuer', { claims: { iss: 'http://elders.example' } }, 'anders'],
  ['another audience', { claims: { aud: 'elders' } }, 'anders'],
  ['an expired token', { claims: { iat: nuSeconden() - 900, exp: nuSeconden() - 600 } }, 'anders'],
  ['a forged signature', { valseSleutel: true }, 'anders'],
  ['no BSN', { claims: { bsn: undefined } }, 'anders'],
  ['a BSN that cannot be', { bsn: '123456789' }, 'anders'],
  ['a broker out of order', { buitenGebruik: true }, 'anders'],
];

describe('a login that goes wrong ends at /inloggen-mislukt without a session', () => {
  it.each(fouten)('%s', async (_naam, antwoord, reden) => {
    const [browser, eerder] = [proef.browser(), await aantalSessies()];

    const einde = await logIn(proef, browser, antwoord);

    expect([einde.status, einde.naar]).toEqual([303, `/inloggen-mislukt?reden=${reden}`]);
    expect(browser.koekjes.has(`mijn-${proef.port}`)).toBe(false);
    expect(await aantalSessies()).toBe(eerder);
  });

  it.each([
    ['access_denied', 'geannuleerd'],
    ['unmet_authentication_requirements', 'niveau'],
    ['server_error', 'anders'],
  ])('the broker refuses: %s', async (error, reden) => {
    const browser = proef.browser();
    const terug = proef.digid.weigeringOp(await begin(browser), error);

    expect((await browser.vraag(terug.pathname + terug.search)).naar).toBe(
      `/inloggen-mislukt?reden=${reden}`,
    );
  });

  it.each(['state', 'code', 'iss'])('the answer with another %s', async (veld) => {
    const browser = proef.browser();
    const terug = proef.digid.antwoordOp(await begin(browser));
    terug.searchParams.set(veld, 'http://anders.example');

    const einde = await browser.vraag(terug.pathname + terug.search);

    expect(einde.naar).toBe('/inloggen-mislukt?reden=anders');
    expect(browser.koekjes.has(`mijn-${proef.port}`)).toBe(false);
  });

  it('the same answer a second time', async () => {
    const browser = proef.browser();
    const terug = proef.digid.antwoordOp(await begin(browser));
    const login = new Map(browser.koekjes);
    await browser.vraag(terug.pathname + terug.search);
    browser.koekjes.clear();
    for (const [naam, waarde] of login) browser.koekjes.set(naam, waarde);

    expect((await browser.vraag(terug.pathname + terug.search)).naar).toContain('mislukt');
  });

  it('an answer in another browser, or at the other brand', async () => {
    const terug = proef.digid.antwoordOp(await begin(proef.browser()));
    const ander = proef.browser();
    await begin(ander);

    expect((await ander.vraag(terug.pathname + terug.search)).naar).toContain('mislukt');
  });

  it('an answer after more than ten minutes', async () => {
    const browser = proef.browser();
    const terug = proef.digid.antwoordOp(await begin(browser));
    proef.verschuif(11);

    expect((await browser.vraag(terug.pathname + terug.search)).naar).toContain('mislukt');
  });

  it('a broker that cannot be found, until it is back', async () => {
    const los = await startProef();
    los.digid.zetWeg(true);
    const browser = los.browser();
    expect((await browser.vraag('/digid')).naar).toBe('/inloggen-mislukt?reden=anders');

    los.digid.zetWeg(false);
    expect((await logIn(los, browser)).naar).toBe('/overzicht');
    await los.stop();
  });
});

it('nothing of who logged in stands in the log', async () => {
  await logIn(proef, proef.browser(), { claims: { aud: 'elders' } });
  const log = proef.log.join('');

  expect(log).toContain('inloggen mislukt');
  expect(log).not.toContain('999990081');
  expect(log).not.toMatch(/code=|state=|mijn-\d+=/);
});
