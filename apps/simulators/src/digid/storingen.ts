import { randomBytes } from 'node:crypto';
import type { JWTPayload } from 'jose';
import type { AuthorizationCode } from 'oidc-provider';
import type { DigidFout } from './fouten.ts';
import type { Niveau } from './niveaus.ts';

/** What a fault changes, at which moment of the login. */
export interface Storing {
  /** The login itself ends with this OAuth error instead of a code. */
  readonly weigering?: string;
  /** The login reaches this level, whatever was asked. */
  readonly niveau?: Niveau;
  /** Changes the address on which the browser returns, or the code that stands in it. */
  readonly terugweg?: (adres: URL, code: AuthorizationCode) => Promise<void> | void;
  /** Changes the claims of the ID token, before it is signed anew. */
  readonly claims?: (claims: JWTPayload) => JWTPayload;
  /** Signs the ID token with a key that is not in the published key set. */
  readonly valseSleutel?: true;
  /** The token endpoint answers 503. */
  readonly buitenGebruik?: true;
}

const nu = () => Math.floor(Date.now() / 1000);
const ietsAnders = () => randomBytes(16).toString('base64url');

/** How each fault of `digidFouten` is done. */
export const storingen: Readonly<Record<DigidFout, Storing>> = {
  annuleren: { weigering: 'access_denied' },
  teLaagNiveau: { niveau: 10 },
  verkeerdeState: { terugweg: (adres) => adres.searchParams.set('state', ietsAnders()) },
  verkeerdeNonce: { claims: (claims) => ({ ...claims, nonce: ietsAnders() }) },
  verkeerdeHandtekening: { valseSleutel: true },
  verlopen: { claims: (claims) => ({ ...claims, iat: nu() - 7200, exp: nu() - 3600 }) },
  verlopenCode: {
    async terugweg(_adres, code) {
      code.exp = nu() - 1;
      await code.save();
    },
  },
  codeOpnieuwGebruikt: { terugweg: (_adres, code) => code.consume() },
  digidStoring: { buitenGebruik: true },
};
