import { callerToken, type PaymentNoticeClaims } from '@mijn/contract/caller';
import { importJWK, SignJWT, type JWK } from 'jose';

const content = {
  sub: 'gateway',
  doel: 'betaalmelding',
} as const satisfies Partial<PaymentNoticeClaims>;

/**
 * Makes the signer of the token with which the gateway speaks for itself, to pass messages on; it
 * names no person and opens nothing else (contract, caller.ts).
 * @param jwk private P-256 key
 */
export function createPaymentNoticeToken(jwk: JWK): () => Promise<string> {
  const key = importJWK(jwk, callerToken.algorithm);
  return async () =>
    new SignJWT({ doel: content.doel })
      .setProtectedHeader({ alg: callerToken.algorithm, ...(jwk.kid && { kid: jwk.kid }) })
      .setIssuer(callerToken.issuer)
      .setAudience(callerToken.audience)
      .setSubject(content.sub)
      .setIssuedAt()
      .setExpirationTime(`${callerToken.maximumSeconds}s`)
      .sign(await key);
}
