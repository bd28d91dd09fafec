import { digidNiveaus } from '@mijn/contract/aanroeper';
import { isBsn } from '@mijn/domain/bsn';
import * as oidc from 'openid-client';
import type { DigidConfig } from '../gatewayConfig.ts';

const acrVoorvoegsel = 'urn:mijn:digid:niveau:';
const ververs = 60 * 60_000;

/** Why a login failed, as coarse as the page may word it. */
export type MislukReden = 'geannuleerd' | 'niveau' | 'anders';

/** A login that did not succeed. Holds nothing of the answer: that could hold a BSN. */
export class LoginMislukt extends Error {
  readonly reden: MislukReden;

  constructor(reden: MislukReden, message: string) {
    super(message);
    this.name = 'LoginMislukt';
    this.reden = reden;
  }
}

/** The secrets of one hand-over, and where the browser goes with them. */
export interface Overdracht {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly naar: URL;
}

/** Who came back from DigiD, at which level. */
export interface DigidPersoon {
  readonly bsn: string;
  readonly niveau: number;
}

/** The DigiD broker as relying party (decisions §3). */
export interface Digid {
  /** Prepares a hand-over that returns to `redirectUri`. @throws LoginMislukt when the broker is away. */
  begin(redirectUri: string): Promise<Overdracht>;
  /** Checks the answer on which the browser returned. @throws LoginMislukt */
  rondAf(
    antwoord: URL,
    login: { state: string; nonce: string; verifier: string },
  ): Promise<DigidPersoon>;
}

/** What the broker's own refusals mean; everything else is 'anders'. */
const redenVanFout: Readonly<Record<string, MislukReden>> = {
  access_denied: 'geannuleerd',
  unmet_authentication_requirements: 'niveau',
};

function soortVan(fout: unknown): string {
  if (!(fout instanceof Error)) return typeof fout;
  const code = 'code' in fout ? String(fout.code) : '';
  const error = 'error' in fout ? String(fout.error) : '';
  return `${fout.name} ${code} ${error}`.trim();
}

function alsMislukt(fout: unknown): LoginMislukt {
  const error = fout instanceof oidc.AuthorizationResponseError ? fout.error : '';
  return new LoginMislukt(redenVanFout[error] ?? 'anders', soortVan(fout));
}

function leesPersoon(claims: oidc.IDToken | undefined, minimum: number): DigidPersoon {
  const bsn = claims?.['bsn'];
  const acr = claims?.['acr'];
  const niveau = digidNiveaus.find((bekend) => acr === acrVoorvoegsel + String(bekend)) ?? 0;
  if (typeof bsn !== 'string' || !isBsn(bsn)) throw new LoginMislukt('anders', 'geen geldig BSN');
  if (niveau < minimum) throw new LoginMislukt('niveau', 'niveau te laag');
  return { bsn, niveau };
}

/** Finds the broker's addresses when first needed, and again after an hour or a failure. */
function maakOntdekking(config: DigidConfig, fetch: typeof globalThis.fetch) {
  const issuer = new URL(config.issuer);
  const opHttp = issuer.protocol === 'http:';
  if (opHttp && !/^(?:.+\.)?localhost$|^127\.0\.0\.1$/.test(issuer.hostname)) {
    throw new Error('De DigiD-broker moet https zijn: http mag alleen op localhost.');
  }
  let bekend: { config: Promise<oidc.Configuration>; tot: number } | undefined;
  return async (): Promise<oidc.Configuration> => {
    if (bekend !== undefined && bekend.tot > Date.now()) return bekend.config;
    const poging = oidc.discovery(issuer, config.clientId, config.clientSecret, undefined, {
      [oidc.customFetch]: (adres, { body, signal, ...opties }) =>
        fetch(adres, { ...opties, body: body ?? null, signal: signal ?? null }),
      timeout: 10,
      // Without the check the signature stays unread: it came over the broker's own connection.
      execute: [oidc.enableNonRepudiationChecks, ...(opHttp ? [oidc.allowInsecureRequests] : [])],
    });
    bekend = { config: poging, tot: Date.now() + ververs };
    try {
      return await poging;
    } catch (fout) {
      bekend = undefined;
      throw fout;
    }
  };
}

/**
 * Makes the relying party. The broker is not asked anything until the first login.
 * @throws when the issuer is neither https nor http on this machine
 */
export function maakDigid(config: DigidConfig, fetch: typeof globalThis.fetch): Digid {
  const ontdek = maakOntdekking(config, fetch);
  return {
    async begin(redirectUri) {
      const broker = await ontdek().catch((fout: unknown) => {
        throw alsMislukt(fout);
      });
      const [state, nonce] = [oidc.randomState(), oidc.randomNonce()];
      const verifier = oidc.randomPKCECodeVerifier();
      const naar = oidc.buildAuthorizationUrl(broker, {
        redirect_uri: redirectUri,
        scope: 'openid bsn',
        acr_values: `${acrVoorvoegsel}${config.minimumNiveau}`,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
        prompt: 'login',
      });
      return { state, nonce, verifier, naar };
    },
    async rondAf(antwoord, { state, nonce, verifier }) {
      try {
        const tokens = await oidc.authorizationCodeGrant(await ontdek(), antwoord, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        return leesPersoon(tokens.claims(), config.minimumNiveau);
      } catch (fout) {
        throw fout instanceof LoginMislukt ? fout : alsMislukt(fout);
      }
    },
  };
}
