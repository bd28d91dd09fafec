import { aanroeperToken } from '@mijn/contract/aanroeper';
import { importJWK, SignJWT, type JWK } from 'jose';

/** The person a token speaks for; the key tells sessions apart. */
export interface Aanroeper {
  readonly sleutel: string;
  readonly bsn: string;
  readonly niveau: number;
}

/** Gives a token that proves the caller to the provider. */
export type TokenMaker = (aanroeper: Aanroeper) => Promise<string>;

/** A token is used again while at least this many seconds of it are left. */
const minimumOver = 20;
const maximumBewaard = 10_000;

/**
 * Makes the signer of the caller's token: JWS ES256, at most 60 s (contract.md, Who is calling).
 * Signing is the dearest step of a call, so a session's token is used again while it lives.
 * @param jwk private P-256 key
 */
export function maakTokenMaker(jwk: JWK): TokenMaker {
  const sleutel = importJWK(jwk, aanroeperToken.algoritme);
  const bewaard = new Map<string, { token: Promise<string>; tot: number }>();
  const onderteken = async ({ bsn, niveau }: Aanroeper, nu: number) =>
    new SignJWT({ niveau })
      .setProtectedHeader({ alg: aanroeperToken.algoritme, ...(jwk.kid && { kid: jwk.kid }) })
      .setIssuer(aanroeperToken.issuer)
      .setAudience(aanroeperToken.audience)
      .setSubject(bsn)
      .setIssuedAt(nu)
      .setExpirationTime(nu + aanroeperToken.maximumSeconden)
      .sign(await sleutel);
  return (aanroeper) => {
    const nu = Math.floor(Date.now() / 1000);
    const eerder = bewaard.get(aanroeper.sleutel);
    if (eerder !== undefined && eerder.tot - nu >= minimumOver) return eerder.token;
    // Only a cache: starting over costs a signature each, and keeps memory flat.
    if (bewaard.size >= maximumBewaard) bewaard.clear();
    const token = onderteken(aanroeper, nu);
    bewaard.set(aanroeper.sleutel, { token, tot: nu + aanroeperToken.maximumSeconden });
    return token;
  };
}
