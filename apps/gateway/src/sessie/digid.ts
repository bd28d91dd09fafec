import { digidLevels } from '@mijn/contract/caller';
import { parseBsn } from '@mijn/domain/bsn';
import type { IDToken } from 'openid-client';
import type { DigidConfig } from '../gatewayConfig.ts';
import { createOidcLogin, LoginError, type OidcLogin } from './oidcLogin.ts';

export interface DigidPerson {
  readonly bsn: string;
  readonly niveau: number;
}

/** The relying party of the DigiD broker (docs/decisions.md §3). */
export type Digid = OidcLogin<DigidPerson>;

/** The scope, claims and `acr` values of a broker. */
export interface DigidWords {
  readonly scope: string;
  readonly bsnClaim: string;
  readonly levelClaim: string;
  /** Levels by the broker's `acr` value. */
  readonly levels: ReadonlyMap<string, number>;
}

/** Default names, which our simulator uses. */
export const defaultDigidWords: DigidWords = {
  scope: 'openid bsn',
  bsnClaim: 'bsn',
  levelClaim: 'acr',
  levels: new Map(digidLevels.map((level) => [`urn:mijn:digid:niveau:${level}`, level])),
};

/** Prefix of a BSN when a broker passes on DigiD's own name id. */
const sectorCode = /^s0{8}:/i;

function parsePerson(
  claims: IDToken | undefined,
  { bsnClaim, levelClaim, levels }: DigidWords,
  minimum: number,
): DigidPerson {
  const [written, acr] = [claims?.[bsnClaim], claims?.[levelClaim]];
  const bsn = typeof written === 'string' ? parseBsn(written.replace(sectorCode, '')) : undefined;
  const niveau = (typeof acr === 'string' && levels.get(acr)) || 0;
  if (bsn === undefined) throw new LoginError('anders', 'no valid BSN');
  if (niveau < minimum) throw new LoginError('niveau', 'level too low');
  return { bsn, niveau };
}

/** Returns the values of the lowest level that suffices. */
function acrValues({ levels }: DigidWords, minimum: number): string {
  const enough = [...levels].filter(([, level]) => level >= minimum);
  const lowest = Math.min(...enough.map(([, level]) => level));
  return enough.flatMap(([acr, level]) => (level === lowest ? [acr] : [])).join(' ');
}

/**
 * Creates the relying party. The broker is not contacted before the first login.
 * @param patienceMs timeout of each step of a login
 * @throws Error if the issuer is neither https nor http on this machine
 */
export function createDigid(
  config: DigidConfig,
  fetch: typeof globalThis.fetch,
  patienceMs: number,
): Digid {
  const { minimumLevel, words = defaultDigidWords } = config;
  return createOidcLogin(config, fetch, patienceMs, {
    scope: words.scope,
    parameters: { acr_values: acrValues(words, minimumLevel) },
    parsePerson: (claims) => parsePerson(claims, words, minimumLevel),
  });
}
