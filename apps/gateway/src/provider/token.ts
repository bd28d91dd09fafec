import { callerToken } from '@mijn/contract/caller';
import { importJWK, SignJWT, type JWK } from 'jose';

/** The person a token speaks for. */
export interface Caller {
  /** Tells sessions apart; left out, the token is for a single call and not kept. */
  readonly sessionKey?: string;
  readonly bsn: string;
  readonly niveau: number;
  /** The member of staff who looks as this person, and why (docs/decisions.md §3). */
  readonly staff?: { readonly actor: string; readonly reden: string };
}

/** Gives a token that proves the caller to the provider. */
export type TokenMaker = (caller: Caller) => Promise<string>;

/** A token is used again while at least this many seconds of it are left. */
const minimumLeft = 20;
const maximumSaved = 10_000;

/**
 * Makes the signer of the caller's token: JWS ES256, at most 60 s (docs/contract.md, Who is calling).
 * Signing is the dearest step of a call, so a session's token is used again while it lives.
 * @param jwk private P-256 key
 */
export function createTokenMaker(jwk: JWK): TokenMaker {
  const key = importJWK(jwk, callerToken.algorithm);
  const saved = new Map<string, { token: Promise<string>; until: number }>();
  const sign = async ({ bsn, niveau, staff }: Caller, now: number) =>
    new SignJWT({ niveau, ...staff })
      .setProtectedHeader({ alg: callerToken.algorithm, ...(jwk.kid && { kid: jwk.kid }) })
      .setIssuer(callerToken.issuer)
      .setAudience(callerToken.audience)
      .setSubject(bsn)
      .setIssuedAt(now)
      .setExpirationTime(now + callerToken.maximumSeconds)
      .sign(await key);
  return (caller) => {
    const now = Math.floor(Date.now() / 1000);
    const { sessionKey } = caller;
    if (sessionKey === undefined) return sign(caller, now);
    const earlier = saved.get(sessionKey);
    if (earlier !== undefined && earlier.until - now >= minimumLeft) return earlier.token;
    // Only a cache: starting over costs a signature each, and keeps memory flat.
    if (saved.size >= maximumSaved) saved.clear();
    const token = sign(caller, now);
    saved.set(sessionKey, { token, until: now + callerToken.maximumSeconds });
    return token;
  };
}
