import { callerToken, type GatewayClaims, type GatewayPurpose } from '@mijn/contract/caller';
import { importJWK, SignJWT, type JWK } from 'jose';

const sub = 'gateway' satisfies GatewayClaims['sub'];

/**
 * Makes the signer of the token with which the gateway speaks for itself; it names no person and opens only the call
 * that it is for (contract, caller.ts).
 * @param jwk private P-256 key
 */
export function createGatewayToken(jwk: JWK, doel: GatewayPurpose): () => Promise<string> {
  const key = importJWK(jwk, callerToken.algorithm);
  return async () =>
    new SignJWT({ doel })
      .setProtectedHeader({ alg: callerToken.algorithm, ...(jwk.kid && { kid: jwk.kid }) })
      .setIssuer(callerToken.issuer)
      .setAudience(callerToken.audience)
      .setSubject(sub)
      .setIssuedAt()
      .setExpirationTime(`${callerToken.maximumSeconds}s`)
      .sign(await key);
}
