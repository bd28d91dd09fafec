import { digidLevels } from '@mijn/contract/caller';
import { parseBsn } from '@mijn/domain/bsn';
import type { Bereik } from '@mijn/domain/machtiging';
import type { IDToken } from 'openid-client';
import type { DigidConfig } from '../gatewayConfig.ts';
import { createOidcLogin, LoginError, type OidcLogin } from './oidcLogin.ts';

export interface DigidPerson {
  readonly bsn: string;
  readonly niveau: number;
  /** For whom DigiD Machtigen says that the person acts, and what they may do. */
  readonly mandate?: { readonly vertegenwoordigde: string; readonly bereik: readonly Bereik[] };
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
  /** Claim with the BSN of the represented person. Where no mandate is asked, a login with it is refused. */
  readonly representedClaim: string;
  /** Words for a login by DigiD Machtigen; absent: not offered. */
  readonly mandate?: MandateWords;
}

/** How a broker speaks of DigiD Machtigen. */
export interface MandateWords {
  /** The scope to request for a login for somebody else. */
  readonly scope: string;
  /** Claim with the service of the mandate: one, or several. */
  readonly serviceClaim: string;
  /** Scopes that each service opens; any other opens nothing. */
  readonly services: ReadonlyMap<string, readonly Bereik[]>;
}

/** Default names, which our simulator uses. */
export const defaultDigidWords: DigidWords = {
  scope: 'openid bsn',
  bsnClaim: 'bsn',
  levelClaim: 'acr',
  levels: new Map(digidLevels.map((level) => [`urn:mijn:digid:niveau:${level}`, level])),
  representedClaim: 'represented_bsn',
};

/** Default claim with the service of a mandate. */
export const defaultServiceClaim = 'service';

/** Prefix of a BSN when a broker passes on DigiD's own name id. */
const sectorCode = /^s0{8}:/i;

const bsnIn = (written: unknown) =>
  typeof written === 'string' ? parseBsn(written.replace(sectorCode, '')) : undefined;

function parseMandate(
  claims: IDToken | undefined,
  own: string,
  { representedClaim }: DigidWords,
  { serviceClaim, services }: MandateWords,
): NonNullable<DigidPerson['mandate']> {
  const vertegenwoordigde = bsnIn(claims?.[representedClaim]);
  const written = claims?.[serviceClaim];
  const named: unknown[] = Array.isArray(written) ? written : [written];
  const bereik = new Set(
    named.flatMap((one) => (typeof one === 'string' ? (services.get(one) ?? []) : [])),
  );
  if (vertegenwoordigde === undefined || vertegenwoordigde === own)
    throw new LoginError('anders', 'no mandate');
  if (bereik.size === 0) throw new LoginError('anders', 'a mandate for another service');
  return { vertegenwoordigde, bereik: [...bereik] };
}

function parsePerson(
  claims: IDToken | undefined,
  words: DigidWords,
  minimum: number,
  mandate: MandateWords | undefined,
): DigidPerson {
  const { bsnClaim, levelClaim, levels, representedClaim } = words;
  const acr = claims?.[levelClaim];
  const bsn = bsnIn(claims?.[bsnClaim]);
  const niveau = (typeof acr === 'string' && levels.get(acr)) || 0;
  if (bsn === undefined) throw new LoginError('anders', 'no valid BSN');
  if (niveau < minimum) throw new LoginError('niveau', 'level too low');
  if (mandate) return { bsn, niveau, mandate: parseMandate(claims, bsn, words, mandate) };
  // Never as the person themselves: they did not ask to act for anybody, nor to be acted for.
  if (claims?.[representedClaim] !== undefined)
    throw new LoginError('anders', 'a mandate that was not asked');
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
 * @param mandate for logins by DigiD Machtigen, which have to return with a mandate
 * @throws Error if the issuer is neither https nor http on this machine
 */
export function createDigid(
  config: DigidConfig,
  fetch: typeof globalThis.fetch,
  patienceMs: number,
  mandate?: MandateWords,
): Digid {
  const { minimumLevel, words = defaultDigidWords } = config;
  return createOidcLogin(config, fetch, patienceMs, {
    scope: mandate?.scope ?? words.scope,
    parameters: { acr_values: acrValues(words, minimumLevel) },
    parsePerson: (claims) => parsePerson(claims, words, minimumLevel, mandate),
  });
}
