import { randomBytes } from 'node:crypto';
import type { JWTPayload } from 'jose';
import type { AuthorizationCode } from 'oidc-provider';
import type { DigidFault } from './faultKeys.ts';
import type { Level } from './levels.ts';

/** What a fault changes, at which moment of the login. */
export interface FaultEffect {
  /** The login itself ends with this OAuth error instead of a code. */
  readonly refusal?: string;
  /** The login reaches this level, whatever was asked. */
  readonly level?: Level;
  /** Changes the address on which the browser returns, or the code that stands in it. */
  readonly returnPath?: (address: URL, code: AuthorizationCode) => Promise<void> | void;
  /** Changes the claims of the ID token, before it is signed anew. */
  readonly claims?: (claims: JWTPayload) => JWTPayload;
  /** Signs the ID token with a key that is not in the published key set. */
  readonly forgedKey?: true;
  /** The token endpoint answers 503. */
  readonly outOfOrder?: true;
}

const now = () => Math.floor(Date.now() / 1000);
const somethingElse = () => randomBytes(16).toString('base64url');

/** How each fault of `digidFaults` is done. */
export const faultEffects: Readonly<Record<DigidFault, FaultEffect>> = {
  cancel: { refusal: 'access_denied' },
  levelTooLow: { level: 10 },
  wrongState: { returnPath: (address) => address.searchParams.set('state', somethingElse()) },
  wrongNonce: { claims: (claims) => ({ ...claims, nonce: somethingElse() }) },
  wrongSignature: { forgedKey: true },
  expiredToken: { claims: (claims) => ({ ...claims, iat: now() - 7200, exp: now() - 3600 }) },
  expiredCode: {
    async returnPath(_address, code) {
      code.exp = now() - 1;
      await code.save();
    },
  },
  codeReused: { returnPath: (_address, code) => code.consume() },
  digidFault: { outOfOrder: true },
};
