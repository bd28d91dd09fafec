import { personas } from '@mijn/testdata/personas';
import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startAfnemer, terugAdres, type Afnemer } from './afnemer.testhulp.ts';
import { bezoekDigid } from './bezoeker.ts';
import { createDigidSimulator } from './createDigidSimulator.ts';

let afnemer: Afnemer;
beforeAll(async () => {
  afnemer = await startAfnemer();
});
afterAll(() => afnemer.sluit());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const sanne = personas.find(({ sleutel }) => sleutel === 'sanne');

describe('logging in', () => {
  it('tells the insurer who it is, at the level asked for, and nothing more', async () => {
    const claims = await afnemer.logIn({ persona: 'sanne' });

    expect(claims).toMatchObject({ bsn: sanne?.bsn, acr: 'urn:mijn:digid:niveau:25' });
    expect(Object.keys(claims).toSorted()).toEqual(
      ['acr', 'at_hash', 'aud', 'auth_time', 'bsn', 'exp', 'iat', 'iss', 'nonce', 'sub'].filter(
        (naam) => naam in claims,
      ),
    );
  });

  it('knows every persona', async () => {
    for (const { sleutel, bsn } of personas) {
      expect(await afnemer.logIn({ persona: sleutel })).toMatchObject({ bsn });
    }
  });

  it('gives a person the same sub each time, without the BSN or the name in it', async () => {
    const [een, twee, daan] = [
      await afnemer.logIn({ persona: 'sanne' }),
      await afnemer.logIn({ persona: 'sanne' }),
      await afnemer.logIn({ persona: 'daan' }),
    ];

    expect(een.sub).toBe(twee.sub);
    expect(een.sub).not.toBe(daan.sub);
    expect(een.sub).toMatch(/^[\w-]{43}$/);
  });

  it.each([
    ['urn:mijn:digid:niveau:30', 30],
    ['urn:mijn:digid:niveau:20 urn:mijn:digid:niveau:25', 20],
    ['something-else', 25],
    [undefined, 25],
  ])('reaches the level for acr_values %s', async (acrValues, niveau) => {
    const login = await afnemer.begin({ acr_values: acrValues });
    const terug = await bezoekDigid(login.adres, { persona: 'sanne' });

    const claims = await afnemer.rondAf(terug, login);

    expect(claims['acr']).toBe(`urn:mijn:digid:niveau:${niveau}`);
  });

  it('leaves the BSN out when it is not asked for', async () => {
    const login = await afnemer.begin({ scope: 'openid' });
    const terug = await bezoekDigid(login.adres, { persona: 'sanne' });

    expect(await afnemer.rondAf(terug, login)).not.toHaveProperty('bsn');
  });
});

/** A second visit with every cookie that the first one left. */
async function bezoekOpnieuw(prompt: string | undefined) {
  const koekjes: string[] = [];
  const bewarend: typeof fetch = async (adres, init) => {
    const response = await fetch(adres, init);
    koekjes.push(...response.headers.getSetCookie().map((regel) => regel.split(';')[0] ?? ''));
    return response;
  };
  await bezoekDigid((await afnemer.begin()).adres, { persona: 'sanne' }, bewarend);
  const { adres } = await afnemer.begin({ prompt });
  return fetch(adres, { redirect: 'manual', headers: { cookie: koekjes.join('; ') } });
}

describe('the broker remembers nobody', () => {
  it.each(['login', undefined])('asks again who logs in (prompt=%s)', async (prompt) => {
    const antwoord = await bezoekOpnieuw(prompt);

    expect(antwoord.headers.get('location')).toMatch(/^\/inloggen\//);
  });

  it('has nobody to offer without its page (prompt=none)', async () => {
    const antwoord = await bezoekOpnieuw('none');

    const terug = new URL(antwoord.headers.get('location') ?? '');
    expect(terug.searchParams.get('error')).toBe('login_required');
  });
});

describe('a code', () => {
  it('works once', async () => {
    const login = await afnemer.begin();
    const terug = await bezoekDigid(login.adres, { persona: 'sanne' });
    await afnemer.rondAf(terug, login);

    await expect(afnemer.rondAf(terug, login)).rejects.toMatchObject({ error: 'invalid_grant' });
  });

  it('works for at most sixty seconds', async () => {
    const login = await afnemer.begin();
    const terug = await bezoekDigid(login.adres, { persona: 'sanne' });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });

    await expect(afnemer.rondAf(terug, login)).rejects.toMatchObject({ error: 'invalid_grant' });
  });

  it('is worth nothing with the verifier of another login', async () => {
    const [login, ander] = [await afnemer.begin(), await afnemer.begin()];
    const terug = await bezoekDigid(login.adres, { persona: 'sanne' });
    Object.assign(login.verwacht, { pkceCodeVerifier: ander.verwacht.pkceCodeVerifier });

    await expect(afnemer.rondAf(terug, login)).rejects.toMatchObject({ error: 'invalid_grant' });
  });
});

describe('a careless relying party', () => {
  it.each([
    ['no PKCE', { code_challenge: undefined, code_challenge_method: undefined }],
    ['plain PKCE', { code_challenge_method: 'plain' }],
    ['no nonce', { nonce: undefined }],
    ['no state', { state: undefined }],
  ])('is refused with %s', async (_wat, extra) => {
    const terug = await bezoekDigid((await afnemer.begin(extra)).adres, { persona: 'sanne' });

    expect(terug.href).toContain(terugAdres);
    expect(terug.searchParams.get('error')).toBe('invalid_request');
    expect(terug.searchParams.has('code')).toBe(false);
  });

  it('cannot have the browser sent elsewhere', async () => {
    const { adres } = await afnemer.begin({ redirect_uri: 'http://evil.localhost/digid' });

    const antwoord = await fetch(adres, { redirect: 'manual', headers: { accept: 'text/html' } });

    expect(antwoord.status).toBe(400);
    expect(await antwoord.text()).toContain('invalid_redirect_uri');
  });
});

it('keeps every login out of the log, broken ones too', async () => {
  await afnemer.logIn({ persona: 'sanne' });
  await afnemer.logIn({ persona: 'sanne', fout: 'digidStoring' }).catch(() => undefined);
  await fetch(new URL('/inloggen/onbekend', afnemer.issuer));

  expect(afnemer.logregels).toEqual([]);
});

it('refuses to exist in production', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const { log } = Fastify();
  const config = { issuer: 'http://digid.localhost:1', clients: [], personas, log };

  await expect(createDigidSimulator(config)).rejects.toThrow('NODE_ENV=production');
});
