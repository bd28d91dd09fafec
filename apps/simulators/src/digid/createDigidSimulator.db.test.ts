import { personas } from '@mijn/testdata/personas';
import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startConsumer, returnAddress, type RelyingParty } from './relyingParty.testing.ts';
import { visitDigid } from './visitor.testing.ts';
import { createDigidSimulator } from './createDigidSimulator.ts';

let relyingParty: RelyingParty;
beforeAll(async () => {
  relyingParty = await startConsumer();
});
afterAll(() => relyingParty.close());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const sanne = personas.find(({ key }) => key === 'sanne');

describe('logging in', () => {
  it('returns the person at the requested level, and no other claims', async () => {
    const claims = await relyingParty.logIn({ persona: 'sanne' });

    expect(claims).toMatchObject({ bsn: sanne?.bsn, acr: 'urn:mijn:digid:niveau:25' });
    expect(Object.keys(claims).toSorted()).toEqual(
      ['acr', 'at_hash', 'aud', 'auth_time', 'bsn', 'exp', 'iat', 'iss', 'nonce', 'sub'].filter(
        (name) => name in claims,
      ),
    );
  });

  it('logs in every persona', async () => {
    for (const { key, bsn } of personas) {
      expect(await relyingParty.logIn({ persona: key })).toMatchObject({ bsn });
    }
  });

  it('returns the same sub for a person each time, without BSN or name', async () => {
    const [one, two, daan] = [
      await relyingParty.logIn({ persona: 'sanne' }),
      await relyingParty.logIn({ persona: 'sanne' }),
      await relyingParty.logIn({ persona: 'daan' }),
    ];

    expect(one.sub).toBe(two.sub);
    expect(one.sub).not.toBe(daan.sub);
    expect(one.sub).toMatch(/^[\w-]{43}$/);
  });

  it.each([
    ['urn:mijn:digid:niveau:30', 30],
    ['urn:mijn:digid:niveau:20 urn:mijn:digid:niveau:25', 20],
    ['something-else', 25],
    [undefined, 25],
  ])('reaches the level for acr_values %s', async (acrValues, level) => {
    const login = await relyingParty.start({ acr_values: acrValues });
    const back = await visitDigid(login.address, { persona: 'sanne' });

    const claims = await relyingParty.complete(back, login);

    expect(claims['acr']).toBe(`urn:mijn:digid:niveau:${level}`);
  });

  it('leaves out the BSN without its scope', async () => {
    const login = await relyingParty.start({ scope: 'openid' });
    const back = await visitDigid(login.address, { persona: 'sanne' });

    expect(await relyingParty.complete(back, login)).not.toHaveProperty('bsn');
  });
});

describe('logging in for somebody else (DigiD Machtigen)', () => {
  const scope = 'openid bsn machtiging';
  const service = 'urn:mijn:machtigen:zorg';
  const represented = personas.find(({ key }) => key === 'jan')?.bsn;

  it('returns both people and the service', async () => {
    const login = await relyingParty.start({ scope });
    const visit = { persona: 'sanne', represented: 'jan', service };
    const claims = await relyingParty.complete(await visitDigid(login.address, visit), login);
    expect(claims).toMatchObject({ bsn: sanne?.bsn, represented_bsn: represented, service });
    expect(claims.sub).not.toContain('jan');
  });

  it('returns the person only, where the relying party did not ask', async () => {
    const login = await relyingParty.start();
    const visit = { persona: 'sanne', represented: 'jan', service };
    const claims = await relyingParty.complete(await visitDigid(login.address, visit), login);
    expect(claims).not.toHaveProperty('represented_bsn');
  });

  it('refuses an unknown person or service', async () => {
    const { address } = await relyingParty.start({ scope });
    const visit = { persona: 'sanne', represented: 'jan', service: 'x' };
    await expect(visitDigid(address, visit)).rejects.toThrow('400');
  });
});

/** Visits again with all cookies of the first visit. */
async function visitAgain(prompt: string | undefined) {
  const cookies: string[] = [];
  const keepingFetch: typeof fetch = async (address, init) => {
    const response = await fetch(address, init);
    cookies.push(...response.headers.getSetCookie().map((line) => line.split(';')[0] ?? ''));
    return response;
  };
  await visitDigid((await relyingParty.start()).address, { persona: 'sanne' }, keepingFetch);
  const { address } = await relyingParty.start({ prompt });
  return fetch(address, { redirect: 'manual', headers: { cookie: cookies.join('; ') } });
}

describe('a second visit', () => {
  it.each(['login', undefined])('asks again who logs in (prompt=%s)', async (prompt) => {
    const response = await visitAgain(prompt);

    expect(response.headers.get('location')).toMatch(/^\/inloggen\//);
  });

  it('is refused without the page (prompt=none)', async () => {
    const response = await visitAgain('none');

    const back = new URL(response.headers.get('location') ?? '');
    expect(back.searchParams.get('error')).toBe('login_required');
  });
});

describe('a code', () => {
  it('works once', async () => {
    const login = await relyingParty.start();
    const back = await visitDigid(login.address, { persona: 'sanne' });
    await relyingParty.complete(back, login);

    await expect(relyingParty.complete(back, login)).rejects.toMatchObject({
      error: 'invalid_grant',
    });
  });

  it('works for at most sixty seconds', async () => {
    const login = await relyingParty.start();
    const back = await visitDigid(login.address, { persona: 'sanne' });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });

    await expect(relyingParty.complete(back, login)).rejects.toMatchObject({
      error: 'invalid_grant',
    });
  });

  it('is refused with the verifier of another login', async () => {
    const [login, other] = [await relyingParty.start(), await relyingParty.start()];
    const back = await visitDigid(login.address, { persona: 'sanne' });
    Object.assign(login.expected, { pkceCodeVerifier: other.expected.pkceCodeVerifier });

    await expect(relyingParty.complete(back, login)).rejects.toMatchObject({
      error: 'invalid_grant',
    });
  });
});

describe('a careless relying party', () => {
  it.each([
    ['no PKCE', { code_challenge: undefined, code_challenge_method: undefined }],
    ['plain PKCE', { code_challenge_method: 'plain' }],
    ['no nonce', { nonce: undefined }],
    ['no state', { state: undefined }],
  ])('is refused with %s', async (_what, extra) => {
    const back = await visitDigid((await relyingParty.start(extra)).address, { persona: 'sanne' });

    expect(back.href).toContain(returnAddress);
    expect(back.searchParams.get('error')).toBe('invalid_request');
    expect(back.searchParams.has('code')).toBe(false);
  });

  it('cannot redirect the browser elsewhere', async () => {
    const { address } = await relyingParty.start({ redirect_uri: 'http://evil.localhost/digid' });

    const response = await fetch(address, { redirect: 'manual', headers: { accept: 'text/html' } });

    expect(response.status).toBe(400);
    expect(await response.text()).toContain('invalid_redirect_uri');
  });
});

it('logs nothing of a login, also of a failed one', async () => {
  await relyingParty.logIn({ persona: 'sanne' });
  await relyingParty.logIn({ persona: 'sanne', fault: 'digidFault' }).catch(() => undefined);
  await fetch(new URL('/inloggen/onbekend', relyingParty.issuer));

  expect(relyingParty.logLines).toEqual([]);
});

it('refuses to start in production', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const { log } = Fastify();
  const config = { issuer: 'http://digid.localhost:1', clients: [], personas, log };

  await expect(createDigidSimulator(config)).rejects.toThrow('NODE_ENV=production');
});
