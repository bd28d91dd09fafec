import { digidLevels } from '@mijn/contract/caller';
import { parseBsn } from '@mijn/domain/bsn';
import type { IDToken } from 'openid-client';
import type { DigidConfig } from '../gatewayConfig.ts';
import { createOidcLogin, LoginError, type OidcLogin } from './oidcLogin.ts';

const acrPrefix = 'urn:mijn:digid:niveau:';

/** A person who returned from DigiD, with the level. */
export interface DigidPerson {
  readonly bsn: string;
  readonly niveau: number;
}

/** The relying party of the DigiD broker (docs/decisions.md §3). */
export type Digid = OidcLogin<DigidPerson>;

function parsePerson(claims: IDToken | undefined, minimum: number): DigidPerson {
  const written = claims?.['bsn'];
  const acr = claims?.['acr'];
  const bsn = typeof written === 'string' ? parseBsn(written) : undefined;
  const niveau = digidLevels.find((known) => acr === acrPrefix + String(known)) ?? 0;
  if (bsn === undefined) throw new LoginError('anders', 'no valid BSN');
  if (niveau < minimum) throw new LoginError('niveau', 'level too low');
  return { bsn, niveau };
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
  return createOidcLogin(config, fetch, patienceMs, {
    scope: 'openid bsn',
    parameters: { acr_values: `${acrPrefix}${config.minimumLevel}` },
    parsePerson: (claims) => parsePerson(claims, config.minimumLevel),
  });
}
