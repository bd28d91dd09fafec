import { createServer } from 'node:http';
import { personas } from '@mijn/testdata/personas';
import Fastify from 'fastify';
import * as oidc from 'openid-client';
import { bezoekDigid, type Bezoek } from './bezoeker.ts';
import { createDigidSimulator } from './createDigidSimulator.ts';

const geheim = 'een-geheim-voor-de-proef-van-genoeg-tekens';

/** Where the relying party of the tests takes the browser back; nobody listens there. */
export const terugAdres = 'http://ankerzee.localhost:3000/digid';

/** A login that the relying party has begun. */
export interface BegonnenLogin {
  readonly adres: URL;
  readonly verwacht: oidc.AuthorizationCodeGrantChecks;
}

/** A running simulator, with a careful relying party beside it. */
export interface Afnemer {
  readonly issuer: string;
  /** Every line that the simulator has logged. */
  readonly logregels: readonly string[];
  begin(extra?: Record<string, string | undefined>): Promise<BegonnenLogin>;
  /** Exchanges the code and checks everything that a relying party should check. */
  rondAf(terug: URL, login: BegonnenLogin): Promise<oidc.IDToken>;
  /** A whole login: begin, choose on the page, finish. */
  logIn(bezoek: Bezoek): Promise<oidc.IDToken>;
  sluit(): Promise<void>;
}

async function startSimulator() {
  const logregels: string[] = [];
  const stream = { write: (regel: string) => void logregels.push(regel) };
  // Listens before the simulator exists, since the simulator must know its own address.
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const adres = server.address();
  if (adres === null || typeof adres === 'string') throw new Error('no port');
  const issuer = `http://127.0.0.1:${adres.port}`;
  const { app } = await createDigidSimulator({
    issuer,
    clients: [{ clientId: 'mijn', clientSecret: geheim, redirectUris: [terugAdres] }],
    personas,
    log: Fastify({ logger: { level: 'trace', stream } }).log,
  });
  await app.ready();
  server.on('request', (request, response) => app.routing(request, response));
  return {
    issuer,
    logregels,
    sluit: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await app.close();
    },
  };
}

async function beginLogin(
  config: oidc.Configuration,
  extra: Record<string, string | undefined>,
): Promise<BegonnenLogin> {
  const pkceCodeVerifier = oidc.randomPKCECodeVerifier();
  const [expectedState, expectedNonce] = [oidc.randomState(), oidc.randomNonce()];
  const parameters = {
    redirect_uri: terugAdres,
    scope: 'openid bsn',
    acr_values: 'urn:mijn:digid:niveau:25',
    code_challenge: await oidc.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
    state: expectedState,
    nonce: expectedNonce,
    prompt: 'login',
    ...extra,
  };
  const gevuld = Object.entries(parameters).filter((paar): paar is [string, string] => !!paar[1]);
  return {
    adres: oidc.buildAuthorizationUrl(config, new URLSearchParams(gevuld)),
    verwacht: { pkceCodeVerifier, expectedState, expectedNonce, idTokenExpected: true },
  };
}

/** Starts the simulator on a free port and a relying party that has discovered it. */
export async function startAfnemer(): Promise<Afnemer> {
  const simulator = await startSimulator();
  const { issuer, logregels } = simulator;
  const config = await oidc.discovery(new URL(issuer), 'mijn', geheim, undefined, {
    // Without the second, openid-client leaves the signature unread: it came over TLS anyway.
    execute: [oidc.allowInsecureRequests, oidc.enableNonRepudiationChecks],
  });
  const begin: Afnemer['begin'] = (extra = {}) => beginLogin(config, extra);
  const rondAf: Afnemer['rondAf'] = async (terug, { verwacht }) => {
    const claims = (await oidc.authorizationCodeGrant(config, terug, verwacht)).claims();
    if (claims === undefined) throw new Error('no ID token');
    return claims;
  };
  return {
    issuer,
    logregels,
    begin,
    rondAf,
    async logIn(bezoek) {
      const login = await begin();
      return rondAf(await bezoekDigid(login.adres, bezoek), login);
    },
    sluit: () => simulator.sluit(),
  };
}
