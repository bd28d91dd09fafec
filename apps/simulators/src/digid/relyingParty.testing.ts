import { createServer } from 'node:http';
import { listen } from '@mijn/dev-env/listen';
import { personas } from '@mijn/testdata/personas';
import Fastify from 'fastify';
import * as oidc from 'openid-client';
import { visitDigid, type Visit } from './visitor.testing.ts';
import { createDigidSimulator } from './createDigidSimulator.ts';

const secret = 'a-secret-for-the-test-of-enough-characters';

/** Redirect address of the test's relying party, where nothing listens. */
export const returnAddress = 'http://ankerzee.localhost:3000/digid';

/** A pending login of the relying party. */
export interface StartedLogin {
  readonly address: URL;
  readonly expected: oidc.AuthorizationCodeGrantChecks;
}

/** A running simulator, and a careful relying party. */
export interface RelyingParty {
  readonly issuer: string;
  /** Log lines of the simulator. */
  readonly logLines: readonly string[];
  start(extra?: Record<string, string | undefined>): Promise<StartedLogin>;
  /** Exchanges the code and does every check of a relying party. */
  complete(back: URL, login: StartedLogin): Promise<oidc.IDToken>;
  /** Runs a complete login: start, choice on the page, exchange. */
  logIn(visit: Visit): Promise<oidc.IDToken>;
  close(): Promise<void>;
}

async function startSimulator() {
  const logLines: string[] = [];
  const stream = { write: (line: string) => void logLines.push(line) };
  // Listens before the simulator is created, because the simulator must know its address.
  // Longer than a client keeps a connection, however busy the machine is.
  const server = createServer({ keepAliveTimeout: 60_000 });
  const issuer = `http://127.0.0.1:${await listen(server)}`;
  const { app } = await createDigidSimulator({
    issuer,
    clients: [{ clientId: 'mijn', clientSecret: secret, redirectUris: [returnAddress] }],
    personas,
    log: Fastify({ logger: { level: 'trace', stream } }).log,
  });
  await app.ready();
  server.on('request', (request, response) => app.routing(request, response));
  return {
    issuer,
    logLines,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await app.close();
    },
  };
}

async function startLogin(
  config: oidc.Configuration,
  extra: Record<string, string | undefined>,
): Promise<StartedLogin> {
  const pkceCodeVerifier = oidc.randomPKCECodeVerifier();
  const [expectedState, expectedNonce] = [oidc.randomState(), oidc.randomNonce()];
  const parameters = {
    redirect_uri: returnAddress,
    scope: 'openid bsn',
    acr_values: 'urn:mijn:digid:niveau:25',
    code_challenge: await oidc.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
    state: expectedState,
    nonce: expectedNonce,
    prompt: 'login',
    ...extra,
  };
  const filled = Object.entries(parameters).filter((pair): pair is [string, string] => !!pair[1]);
  return {
    address: oidc.buildAuthorizationUrl(config, new URLSearchParams(filled)),
    expected: { pkceCodeVerifier, expectedState, expectedNonce, idTokenExpected: true },
  };
}

/** Starts the simulator on a free port, and a relying party that has discovered it. */
export async function startConsumer(): Promise<RelyingParty> {
  const simulator = await startSimulator();
  const { issuer, logLines } = simulator;
  const config = await oidc.discovery(new URL(issuer), 'mijn', secret, undefined, {
    // Without the second, openid-client does not verify the signature of a token that came over TLS.
    execute: [oidc.allowInsecureRequests, oidc.enableNonRepudiationChecks],
  });
  const start: RelyingParty['start'] = (extra = {}) => startLogin(config, extra);
  const complete: RelyingParty['complete'] = async (back, { expected }) => {
    const claims = (await oidc.authorizationCodeGrant(config, back, expected)).claims();
    if (claims === undefined) throw new Error('no ID token');
    return claims;
  };
  return {
    issuer,
    logLines,
    start,
    complete,
    async logIn(visit) {
      const login = await start();
      return complete(await visitDigid(login.address, visit), login);
    },
    close: () => simulator.close(),
  };
}
