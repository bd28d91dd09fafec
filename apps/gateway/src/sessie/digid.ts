import { digidLevels } from '@mijn/contract/caller';
import { isBsn } from '@mijn/domain/bsn';
import { isPrivateOnTheWay } from '@mijn/domain/safeAddress';
import * as oidc from 'openid-client';
import type { DigidConfig } from '../gatewayConfig.ts';

const acrPrefix = 'urn:mijn:digid:niveau:';
const refresh = 60 * 60_000;

/** Why a login failed, as coarse as the page may word it. */
export type FailureReason = 'geannuleerd' | 'niveau' | 'anders';

/** A login that did not succeed. Holds nothing of the answer: that could hold a BSN. */
export class LoginFailed extends Error {
  readonly reden: FailureReason;

  constructor(reason: FailureReason, message: string) {
    super(message);
    this.name = 'LoginFailed';
    this.reden = reason;
  }
}

/** The secrets of one hand-over, and where the browser goes with them. */
export interface Handover {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly naar: URL;
}

/** Who came back from DigiD, at which level. */
export interface DigidPerson {
  readonly bsn: string;
  readonly niveau: number;
}

/** The DigiD broker as relying party (decisions §3). */
export interface Digid {
  /** Prepares a hand-over that returns to `redirectUri`. @throws LoginFailed when the broker is away. */
  begin(redirectUri: string): Promise<Handover>;
  /** Checks the answer on which the browser returned. @throws LoginFailed */
  complete(
    response: URL,
    login: { state: string; nonce: string; verifier: string },
  ): Promise<DigidPerson>;
}

/** What the broker's own refusals mean; everything else is 'anders'. */
const reasonByError: Readonly<Record<string, FailureReason>> = {
  access_denied: 'geannuleerd',
  unmet_authentication_requirements: 'niveau',
};

function kindOf(failure: unknown): string {
  if (!(failure instanceof Error)) return typeof failure;
  const code = 'code' in failure ? String(failure.code) : '';
  const error = 'error' in failure ? String(failure.error) : '';
  return `${failure.name} ${code} ${error}`.trim();
}

function toLoginFailure(failure: unknown): LoginFailed {
  const error = failure instanceof oidc.AuthorizationResponseError ? failure.error : '';
  return new LoginFailed(reasonByError[error] ?? 'anders', kindOf(failure));
}

function parsePerson(claims: oidc.IDToken | undefined, minimum: number): DigidPerson {
  const bsn = claims?.['bsn'];
  const acr = claims?.['acr'];
  const niveau = digidLevels.find((known) => acr === acrPrefix + String(known)) ?? 0;
  if (typeof bsn !== 'string' || !isBsn(bsn)) throw new LoginFailed('anders', 'geen geldig BSN');
  if (niveau < minimum) throw new LoginFailed('niveau', 'niveau te laag');
  return { bsn, niveau };
}

/** Ends the wait for a broker that asks for more than one answer and is slow with each. */
async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  const { promise: end, reject } = Promise.withResolvers<never>();
  const alarm = setTimeout(() => reject(new LoginFailed('anders', 'te laat')), ms);
  // It may fail yet, with nobody to hear it.
  work.catch(() => undefined);
  return Promise.race([work, end]).finally(() => clearTimeout(alarm));
}

/** Finds the broker's addresses when first needed, and again after an hour or a failure. */
function createDiscovery(config: DigidConfig, fetch: typeof globalThis.fetch, patienceMs: number) {
  const issuer = new URL(config.issuer);
  const overHttp = issuer.protocol === 'http:';
  if (!isPrivateOnTheWay(issuer)) {
    throw new Error('The DigiD broker must be https: plain http is for localhost only.');
  }
  let known: { config: Promise<oidc.Configuration>; until: number } | undefined;
  return async (): Promise<oidc.Configuration> => {
    if (known !== undefined && known.until > Date.now()) return known.config;
    const asking = oidc.discovery(issuer, config.clientId, config.clientSecret, undefined, {
      [oidc.customFetch]: (address, { body, signal, ...options }) =>
        fetch(address, { ...options, body: body ?? null, signal: signal ?? null }),
      timeout: 10,
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
 * Makes the relying party. The broker is not asked anything until the first login.
 * @param patienceMs how long one step of a login may take, whatever is asked for it
 * @throws when the issuer is neither https nor http on this machine
 */
export function createDigid(
  config: DigidConfig,
  fetch: typeof globalThis.fetch,
  patienceMs: number,
): Digid {
  const discover = createDiscovery(config, fetch, patienceMs);
  return {
    async begin(redirectUri) {
      const broker = await discover().catch((failure: unknown) => {
        throw failure instanceof LoginFailed ? failure : toLoginFailure(failure);
      });
      const [state, nonce] = [oidc.randomState(), oidc.randomNonce()];
      const verifier = oidc.randomPKCECodeVerifier();
      const naar = oidc.buildAuthorizationUrl(broker, {
        redirect_uri: redirectUri,
        scope: 'openid bsn',
        acr_values: `${acrPrefix}${config.minimumLevel}`,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
        prompt: 'login',
      });
      return { state, nonce, verifier, naar };
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
        const tokens = await inTime(asking, patienceMs);
        return parsePerson(tokens.claims(), config.minimumLevel);
      } catch (failure) {
        throw failure instanceof LoginFailed ? failure : toLoginFailure(failure);
      }
    },
  };
}
