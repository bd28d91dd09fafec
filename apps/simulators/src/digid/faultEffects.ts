import { randomBytes } from 'node:crypto';
import type { JWTPayload } from 'jose';
import type { AuthorizationCode } from 'oidc-provider';
import type { DigidFault } from './faultKeys.ts';
import type { Level } from './levels.ts';

/** Effect of a fault at each moment of the login. */
export interface FaultEffect {
  /** OAuth error with which the login ends instead of a code. */
  readonly refusal?: string;
  /** Level of the login, whatever was requested. */
  readonly level?: Level;
  /** Changes the redirect address, or its authorization code. */
  readonly returnPath?: (address: URL, code: AuthorizationCode) => Promise<void> | void;
  /** Changes the claims of the ID token before it is signed again. */
  readonly claims?: (claims: JWTPayload) => JWTPayload;
  /** Signs the ID token with a key that is not in the published key set. */
  readonly forgedKey?: true;
  /** The token endpoint answers 503. */
  readonly outOfOrder?: true;
}

const now = () => Math.floor(Date.now() / 1000);
const somethingElse = () => randomBytes(16).toString('base64url');

/** Implementation of each fault of `digidFaults`. */
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
