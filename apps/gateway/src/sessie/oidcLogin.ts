import { isPrivateOnTheWay } from '@mijn/domain/safeAddress';
import { importJWK, type JWK } from 'jose';
import * as oidc from 'openid-client';

const refresh = 60 * 60_000;

/** The reason of a failed login, as coarse as on the page. */
export type FailureReason = 'geannuleerd' | 'niveau' | 'ingelogd' | 'anders';

/** A failed login. Holds nothing of the response, which could have a BSN. */
export class LoginError extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, message: string) {
    super(message);
    this.name = 'LoginError';
    this.reason = reason;
  }
}

export interface StartedLogin {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly url: URL;
}

export interface OidcClient {
  readonly issuer: string;
  readonly clientId: string;
  /** Proves the client by a secret, sent as the issuer accepts it. */
  readonly clientSecret?: string;
  /** Proves the client by `private_key_jwt` (ES256) instead, and signs the request where the issuer accepts that. */
  readonly clientKey?: JWK;
}

/** Parameters of a login, and the parser of its claims. */
export interface OidcWish<Person> {
  readonly scope: string;
  /** Additional parameters of the issuer's address. */
  readonly parameters?: Readonly<Record<string, string>>;
  /**
   * Returns the person.
   * @throws LoginError
   */
  readonly parsePerson: (claims: oidc.IDToken | undefined) => Person;
}

/** The relying party of an OpenID Connect issuer (docs/decisions.md §3). */
export interface OidcLogin<Person> {
  /**
   * Prepares a login that returns to `redirectUri`.
   * @throws LoginError if the issuer is away
   */
  start(redirectUri: string): Promise<StartedLogin>;
  /**
   * Checks the response with which the browser returned.
   * @throws LoginError
   */
  complete(
    response: URL,
    login: { state: string; nonce: string; verifier: string },
  ): Promise<Person>;
}

/** Reasons for the broker's refusals; all others are 'anders'. */
const reasonByError: ReadonlyMap<string, FailureReason> = new Map([
  ['access_denied', 'geannuleerd'],
  ['unmet_authentication_requirements', 'niveau'],
]);

function kindOf(failure: unknown): string {
  if (!(failure instanceof Error)) return typeof failure;
  const code = 'code' in failure ? String(failure.code) : '';
  const error = 'error' in failure ? String(failure.error) : '';
  return `${failure.name} ${code} ${error}`.trim();
}

function toLoginError(failure: unknown): LoginError {
  const error = failure instanceof oidc.AuthorizationResponseError ? failure.error : '';
  return new LoginError(reasonByError.get(error) ?? 'anders', kindOf(failure));
}

/** Limits the total wait for a broker that takes several slow requests. */
async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  const { promise: end, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new LoginError('anders', 'too late')), ms);
  // Avoids an unhandled rejection after the timeout.
  work.catch(() => undefined);
  return Promise.race([work, end]).finally(() => clearTimeout(timer));
}

async function privateKeyOf({ clientKey }: OidcClient): Promise<oidc.PrivateKey | undefined> {
  const key = clientKey && (await importJWK(clientKey, 'ES256'));
  if (!(key instanceof CryptoKey)) return undefined;
  return { key, ...(clientKey?.kid !== undefined && { kid: clientKey.kid }) };
}

/** Sends a secret in the body, or as Basic authentication to an issuer that accepts only that. */
function authenticateBy(secret: string | undefined): oidc.ClientAuth {
  const [post, basic] = [oidc.ClientSecretPost(secret), oidc.ClientSecretBasic(secret)];
  return (server, ...request) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_post'];
    const method = methods.includes('client_secret_post') ? post : basic;
    return method(server, ...request);
  };
}

/**
 * Returns the issuer's address of a login. The request is signed (JAR) with the client's key and pushed (PAR) where the
 * issuer offers it, so that the browser carries neither.
 */
async function addressOf(
  broker: oidc.Configuration,
  parameters: Readonly<Record<string, string>>,
  key: oidc.PrivateKey | undefined,
): Promise<URL> {
  const server = broker.serverMetadata();
  const signed =
    key && server.request_parameter_supported
      ? (await oidc.buildAuthorizationUrlWithJAR(broker, { ...parameters }, key)).searchParams
      : new URLSearchParams(parameters);
  return server.pushed_authorization_request_endpoint === undefined
    ? oidc.buildAuthorizationUrl(broker, signed)
    : oidc.buildAuthorizationUrlWithPAR(broker, signed);
}

/** Discovers the broker's endpoints on first use, and again after an hour or a failure. */
function createDiscovery(
  config: OidcClient,
  authentication: Promise<oidc.ClientAuth>,
  fetch: typeof globalThis.fetch,
  patienceMs: number,
) {
  const issuer = new URL(config.issuer);
  const overHttp = issuer.protocol === 'http:';
  if (!isPrivateOnTheWay(issuer)) {
    throw new Error('The issuer of a login must be https: plain http is for localhost only.');
  }
  let known: { config: Promise<oidc.Configuration>; until: number } | undefined;
  return async (): Promise<oidc.Configuration> => {
    if (known !== undefined && known.until > Date.now()) return known.config;
    const asking = authentication.then((proof) =>
      oidc.discovery(issuer, config.clientId, undefined, proof, {
        [oidc.customFetch]: (address, { body, signal, ...options }) =>
          fetch(address, { ...options, body: body ?? null, signal: signal ?? null }),
        // In seconds: no request outlives its caller.
        timeout: Math.ceil(patienceMs / 1000),
        // Without this check the signature is not verified, because the token came over the broker's own
        // connection.
        execute: [
          oidc.enableNonRepudiationChecks,
          ...(overHttp ? [oidc.allowInsecureRequests] : []),
        ],
      }),
    );
    const attempt = inTime(asking, patienceMs);
    known = { config: attempt, until: Date.now() + refresh };
    try {
      return await attempt;
    } catch (failure) {
      known = undefined;
      throw failure;
    }
  };
}

/**
 * Creates the relying party of an issuer, which is not contacted before the first login.
 * @param patienceMs timeout of each step of a login
 * @throws Error if the issuer is neither https nor http on this machine
 */
export function createOidcLogin<Person>(
  client: OidcClient,
  fetch: typeof globalThis.fetch,
  patienceMs: number,
  { scope, parameters, parsePerson }: OidcWish<Person>,
): OidcLogin<Person> {
  const key = privateKeyOf(client);
  const authentication = key.then((found) =>
    found ? oidc.PrivateKeyJwt(found) : authenticateBy(client.clientSecret),
  );
  // Both are awaited with the first login.
  authentication.catch(() => undefined);
  const discover = createDiscovery(client, authentication, fetch, patienceMs);
  return {
    async start(redirectUri) {
      const [state, nonce] = [oidc.randomState(), oidc.randomNonce()];
      const verifier = oidc.randomPKCECodeVerifier();
      const wanted = {
        redirect_uri: redirectUri,
        scope,
        ...parameters,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
        prompt: 'login',
      };
      try {
        const asking = Promise.all([discover(), key]).then(([broker, found]) =>
          addressOf(broker, wanted, found),
        );
        return { state, nonce, verifier, url: await inTime(asking, patienceMs) };
      } catch (failure) {
        throw failure instanceof LoginError ? failure : toLoginError(failure);
      }
    },
    async complete(response, { state, nonce, verifier }) {
      try {
        const asking = discover().then((broker) =>
          oidc.authorizationCodeGrant(broker, response, {
            expectedState: state,
            expectedNonce: nonce,
            pkceCodeVerifier: verifier,
            idTokenExpected: true,
          }),
        );
        return parsePerson((await inTime(asking, patienceMs)).claims());
      } catch (failure) {
        throw failure instanceof LoginError ? failure : toLoginError(failure);
      }
    },
  };
}
