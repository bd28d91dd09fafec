import { callerToken, type GatewayClaims, type GatewayPurpose } from '@mijn/contract/caller';
import { importJWK, SignJWT, type JWK } from 'jose';

const sub = 'gateway' satisfies GatewayClaims['sub'];

/**
 * Creates the signer of the gateway's own token, which names no person and allows only one purpose (contract,
 * caller.ts).
 * @param jwk private P-256 key
 */
export function createGatewayToken(
  jwk: JWK,
  doel: GatewayPurpose,
): (actor?: string) => Promise<string> {
  const key = importJWK(jwk, callerToken.algorithm);
  return async (actor) =>
    new SignJWT({ doel, ...(actor !== undefined && { actor }) })
      .setProtectedHeader({ alg: callerToken.algorithm, ...(jwk.kid && { kid: jwk.kid }) })
      .setIssuer(callerToken.issuer)
      .setAudience(callerToken.audience)
      .setSubject(sub)
      .setIssuedAt()
      .setExpirationTime(`${callerToken.maximumSeconds}s`)
      .sign(await key);
}
