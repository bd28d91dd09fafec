import { aanroeperToken, type BetaalmeldingClaims } from '@mijn/contract/aanroeper';
import { importJWK, SignJWT, type JWK } from 'jose';

const inhoud = {
  sub: 'gateway',
  doel: 'betaalmelding',
} as const satisfies Partial<BetaalmeldingClaims>;

/**
 * Makes the signer of the token with which the gateway speaks for itself, to pass messages on; it
 * names no person and opens nothing else (contract, aanroeper.ts).
 * @param jwk private P-256 key
 */
export function maakMeldingToken(jwk: JWK): () => Promise<string> {
  const sleutel = importJWK(jwk, aanroeperToken.algoritme);
  return async () =>
    new SignJWT({ doel: inhoud.doel })
      .setProtectedHeader({ alg: aanroeperToken.algoritme, ...(jwk.kid && { kid: jwk.kid }) })
      .setIssuer(aanroeperToken.issuer)
      .setAudience(aanroeperToken.audience)
      .setSubject(inhoud.sub)
      .setIssuedAt()
      .setExpirationTime(`${aanroeperToken.maximumSeconden}s`)
      .sign(await sleutel);
}
