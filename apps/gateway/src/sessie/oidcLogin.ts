import { isPrivateOnTheWay } from '@mijn/domain/safeAddress';
import * as oidc from 'openid-client';

const refresh = 60 * 60_000;

/** Why a login failed, as coarse as the page may word it. */
export type FailureReason = 'geannuleerd' | 'niveau' | 'ingelogd' | 'anders';

/** A login that did not succeed. Holds nothing of the answer: that could hold a BSN. */
export class LoginError extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, message: string) {
    super(message);
    this.name = 'LoginError';
    this.reason = reason;
  }
}

/** The secrets of one login, and the issuer's address to which the browser goes with them. */
export interface StartedLogin {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly url: URL;
}

/** How we are known at an issuer. */
export interface OidcClient {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** What is asked of an issuer, and what its answer says. */
export interface OidcWish<Person> {
  readonly scope: string;
  /** Further fields of the address at the issuer to which the browser is sent. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** Who came back. @throws LoginError */
  readonly parsePerson: (claims: oidc.IDToken | undefined) => Person;
}

/** An OpenID Connect issuer, seen from its relying party (docs/decisions.md §3). */
export interface OidcLogin<Person> {
  /** Prepares a login that comes back to `redirectUri`. @throws LoginError when the issuer is away. */
  start(redirectUri: string): Promise<StartedLogin>;
  /** Checks the answer on which the browser returned. @throws LoginError */
  complete(
    response: URL,
    login: { state: string; nonce: string; verifier: string },
  ): Promise<Person>;
}

/** What the broker's own refusals mean; everything else is 'anders'. */
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

/** Ends the wait for a broker that asks for more than one answer and is slow with each. */
async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  const { promise: end, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new LoginError('anders', 'too late')), ms);
  // It may fail yet, with nobody to hear it.
  work.catch(() => undefined);
  return Promise.race([work, end]).finally(() => clearTimeout(timer));
}

/** Finds the broker's addresses when first needed, and again after an hour or a failure. */
function createDiscovery(config: OidcClient, fetch: typeof globalThis.fetch, patienceMs: number) {
  const issuer = new URL(config.issuer);
  const overHttp = issuer.protocol === 'http:';
  if (!isPrivateOnTheWay(issuer)) {
    throw new Error('The issuer of a login must be https: plain http is for localhost only.');
  }
  let known: { config: Promise<oidc.Configuration>; until: number } | undefined;
  return async (): Promise<oidc.Configuration> => {
    if (known !== undefined && known.until > Date.now()) return known.config;
    const asking = oidc.discovery(issuer, config.clientId, config.clientSecret, undefined, {
      [oidc.customFetch]: (address, { body, signal, ...options }) =>
        fetch(address, { ...options, body: body ?? null, signal: signal ?? null }),
      // In seconds: nothing it asks outlives who waits for it.
      timeout: Math.ceil(patienceMs / 1000),
      // Without the check the signature stays unread: it came over the broker's own connection.
      execute: [oidc.enableNonRepudiationChecks, ...(overHttp ? [oidc.allowInsecureRequests] : [])],
    });
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
 * Makes the relying party of an issuer, which is not asked anything until the first login.
 * @param patienceMs how long one step of a login may take, whatever is asked for it
 * @throws when the issuer is neither https nor http on this machine
 */
export function createOidcLogin<Person>(
  client: OidcClient,
  fetch: typeof globalThis.fetch,
  patienceMs: number,
  { scope, parameters, parsePerson }: OidcWish<Person>,
): OidcLogin<Person> {
  const discover = createDiscovery(client, fetch, patienceMs);
  return {
    async start(redirectUri) {
      const broker = await discover().catch((failure: unknown) => {
        throw failure instanceof LoginError ? failure : toLoginError(failure);
      });
      const [state, nonce] = [oidc.randomState(), oidc.randomNonce()];
      const verifier = oidc.randomPKCECodeVerifier();
      const url = oidc.buildAuthorizationUrl(broker, {
        redirect_uri: redirectUri,
        scope,
        ...parameters,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
        prompt: 'login',
      });
      return { state, nonce, verifier, url };
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
