import { listen } from '@mijn/dev-env/listen';
import { exportJWK, generateKeyPair } from 'jose';
import { OAuth2Server } from 'oauth2-mock-server';
import type { Configuration, Provider as OidcProvider } from 'oidc-provider';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { DigidConfig } from '../gatewayConfig.ts';
import { createDigid, type MandateWords } from './digid.ts';

// Brokers by others: each has its own OpenID Connect claims and values.
const redirect = 'http://localhost:3000/digid';
const words = {
  scope: 'openid profile',
  bsnClaim: 'urn:nl-eid:bsn',
  levelClaim: 'loa',
  representedClaim: 'urn:nl-eid:legal-subject',
  levels: new Map([
    ['urn:oasis:names:tc:SAML:2.0:ac:classes:MobileTwoFactorContract', 20],
    ['urn:oasis:names:tc:SAML:2.0:ac:classes:Smartcard', 25],
    ['urn:oasis:names:tc:SAML:2.0:ac:classes:SmartcardPKI', 30],
  ]),
};

/** Follows the redirects of a browser until they return to us. */
async function visit(address: URL): Promise<URL> {
  const cookies = new Map<string, string>();
  let at = address;
  while (!at.href.startsWith(redirect)) {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const { headers, status } = await fetch(at, { redirect: 'manual', headers: { cookie } });
    for (const line of headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
      cookies.set(name, value);
    }
    const next = headers.get('location');
    if (next === null) throw new Error(`${status} at ${at.pathname}`);
    at = new URL(next, at);
  }
  return at;
}

describe('a broker with its own claims (oauth2-mock-server)', () => {
  const server = new OAuth2Server();
  let config: DigidConfig;
  beforeAll(async () => {
    await server.issuer.keys.generate('RS256');
    await server.start(0, 'localhost');
    const issuer = server.issuer.url ?? '';
    config = { issuer, clientId: 'mijn', clientSecret: 'secret', minimumLevel: 25, words };
  });
  afterAll(() => server.stop());

  async function logIn(claims: object, mandate?: MandateWords) {
    const digid = createDigid(config, fetch, 5_000, mandate);
    const login = await digid.start(redirect);
    // Access token and ID token are both signed.
    server.service.removeAllListeners('beforeTokenSigning');
    server.service.on('beforeTokenSigning', ({ payload }: { payload: object }) =>
      Object.assign(payload, claims),
    );
    const { headers } = await fetch(login.url, { redirect: 'manual' });
    const person = digid.complete(new URL(headers.get('location') ?? ''), login);
    return { url: login.url, person };
  }

  it('gets its own scope and levels, and its claims are read', async () => {
    const loa = 'urn:oasis:names:tc:SAML:2.0:ac:classes:Smartcard';
    const { url, person } = await logIn({ 'urn:nl-eid:bsn': 's00000000:999990019', loa });
    expect(await person).toEqual({ bsn: '999990019', niveau: 25 });
    expect(url.searchParams.get('scope')).toBe('openid profile');
    expect(url.searchParams.get('acr_values')).toBe(loa);
  });

  describe('with DigiD Machtigen', () => {
    const mandate: MandateWords = {
      scope: 'openid machtigen',
      serviceClaim: 'urn:nl-eid:service',
      services: new Map([
        ['declaraties', ['zorg']],
        ['alles', ['zorg', 'facturen']],
      ]),
    };
    const loa = 'urn:oasis:names:tc:SAML:2.0:ac:classes:Smartcard';
    const own = { 'urn:nl-eid:bsn': '999990019', loa };
    const other = { 'urn:nl-eid:legal-subject': 's00000000:999991772' };

    it.each([
      ['one service', 'declaraties', ['zorg']],
      ['several services', ['iets', 'declaraties', 'alles'], ['zorg', 'facturen']],
    ])('is read with both people and %s', async (_what, service, bereik) => {
      const { url, person } = await logIn(
        { ...own, ...other, 'urn:nl-eid:service': service },
        mandate,
      );
      expect(await person).toEqual({
        bsn: '999990019',
        niveau: 25,
        mandate: { vertegenwoordigde: '999991772', bereik },
      });
      expect(url.searchParams.get('scope')).toBe('openid machtigen');
    });

    it.each([
      ['without a represented person', {}, 'declaraties'],
      ['for oneself', { 'urn:nl-eid:legal-subject': '999990019' }, 'declaraties'],
      ['for no BSN', { 'urn:nl-eid:legal-subject': '123456789' }, 'declaraties'],
      ['for another service', other, 'belasting'],
      ['without a service', other, undefined],
    ])('is refused %s', async (_what, claims, service) => {
      const named = service === undefined ? {} : { 'urn:nl-eid:service': service };
      const { person } = await logIn({ ...own, ...claims, ...named }, mandate);
      await expect(person).rejects.toMatchObject({ reason: 'anders' });
    });

    it('is refused where nobody asked for it', async () => {
      const { person } = await logIn({ ...own, ...other, 'urn:nl-eid:service': 'alles' });
      await expect(person).rejects.toMatchObject({ reason: 'anders' });
    });
  });

  it.each([
    ['a level below the minimum', [...words.levels.keys()][0], '999990019', 'niveau'],
    ['a level that is not configured', 'urn:mijn:digid:niveau:30', '999990019', 'niveau'],
    ['no BSN', 'urn:oasis:names:tc:SAML:2.0:ac:classes:Smartcard', '123456789', 'anders'],
  ])('is refused with %s', async (_what, loa, bsn, reason) => {
    const { person } = await logIn({ 'urn:nl-eid:bsn': bsn, loa });
    await expect(person).rejects.toMatchObject({ reason });
  });
});

describe('a broker that wants a key, and pushed and signed requests (oidc-provider)', () => {
  let server: Server;
  let config: DigidConfig;
  const requests: string[] = [];
  const [smartcard = ''] = [...words.levels.keys()].slice(1);
  beforeAll(async () => {
    // Its warning about a Node without an LTS name says nothing about us.
    const quiet = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const { Provider } = await import('oidc-provider');
    const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
    const clientKey = { ...(await exportJWK(privateKey)), kid: 'one' };
    server = createServer();
    const issuer = `http://127.0.0.1:${await listen(server)}`;
    const jwk = {
      ...(await exportJWK(publicKey)),
      kty: 'EC',
      kid: 'one',
      alg: 'ES256',
      use: 'sig',
    };
    const settings: Configuration = {
      acrValues: [smartcard],
      claims: { openid: ['sub'], profile: ['urn:nl-eid:bsn', 'loa'] },
      clientAuthMethods: ['private_key_jwt'],
      clients: [
        {
          client_id: 'mijn',
          redirect_uris: [redirect],
          token_endpoint_auth_method: 'private_key_jwt',
          token_endpoint_auth_signing_alg: 'ES256',
          request_object_signing_alg: 'ES256',
          require_pushed_authorization_requests: true,
          require_signed_request_object: true,
          jwks: { keys: [jwk] },
        },
      ],
      conformIdTokenClaims: false,
      features: {
        devInteractions: { enabled: false },
        requestObjects: { enabled: true },
        pushedAuthorizationRequests: { enabled: true },
      },
      ttl: { AccessToken: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
      findAccount: (_context, sub) => ({
        accountId: sub,
        claims: () => ({ sub, 'urn:nl-eid:bsn': '999990019', loa: smartcard }),
      }),
      interactions: { url: (_context, { uid }) => `/login/${uid}` },
      loadExistingGrant: async ({ oidc }) => {
        if (!oidc.account || !oidc.client) return undefined;
        const { accountId } = oidc.account;
        const grant = new oidc.provider.Grant({ accountId, clientId: oidc.client.clientId });
        grant.addOIDCScope('openid profile');
        await grant.save();
        return grant;
      },
      scopes: ['openid', 'profile'],
    };
    const broker: OidcProvider = new Provider(issuer, settings);
    quiet.mockRestore();
    const answer = broker.callback();
    server.on('request', (request, response) => {
      requests.push(`${request.method} ${request.url?.split('?')[0]}`);
      if (!request.url?.startsWith('/login/')) return void answer(request, response);
      // Logs in without a page.
      const result = { login: { accountId: 'somebody' } };
      return void broker.interactionFinished(request, response, result);
    });
    config = { issuer, clientId: 'mijn', clientKey, minimumLevel: 25, words };
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('gets the request by its own connection, signed, and the code with a signed assertion', async () => {
    const digid = createDigid(config, fetch, 5_000);
    const login = await digid.start(redirect);
    expect([...login.url.searchParams.keys()].toSorted()).toEqual(['client_id', 'request_uri']);
    expect(requests).toContain('POST /request');
    const back = await visit(login.url);
    expect(await digid.complete(back, login)).toEqual({ bsn: '999990019', niveau: 25 });
  });

  it('refuses a client with another key', async () => {
    const { privateKey } = await generateKeyPair('ES256', { extractable: true });
    const clientKey = { ...(await exportJWK(privateKey)), kid: 'one' };
    const digid = createDigid({ ...config, clientKey }, fetch, 5_000);
    await expect(digid.start(redirect)).rejects.toMatchObject({ reason: 'anders' });
  });
});
