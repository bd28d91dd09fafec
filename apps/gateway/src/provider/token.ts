import { callerToken } from '@mijn/contract/caller';
import type { ActsFor } from '../sessie/gemachtigd.ts';
import { importJWK, SignJWT, type JWK } from 'jose';

export interface Caller {
  /** Identifies the session; if absent, the token is for a single call and not cached. */
  readonly sessionKey?: string;
  readonly bsn: string;
  readonly niveau: number;
  /** For whom the person acts (contract, `representativeClaims`); the insurer checks it at every call. */
  readonly actsFor?: ActsFor;
  /** The member of staff acting as this person, and the reason (docs/decisions.md §3). */
  readonly staff?: { readonly actor: string; readonly reden: string };
}

export type TokenMaker = (caller: Caller) => Promise<string>;

/** Minimum remaining lifetime for reuse, in seconds. */
const minimumLeft = 20;
const maximumSaved = 10_000;

/**
 * Creates the signer of the caller's token: JWS ES256, at most 60 s (docs/contract.md, Who is calling).
 * Signing is the most expensive step of a call, so a session's token is reused.
 * @param jwk private P-256 key
 */
export function createTokenMaker(jwk: JWK): TokenMaker {
  const key = importJWK(jwk, callerToken.algorithm);
  const saved = new Map<string, { token: Promise<string>; until: number }>();
  const sign = async ({ bsn, niveau, staff, actsFor }: Caller, now: number) =>
    new SignJWT({ niveau, ...staff, ...actsFor })
      .setProtectedHeader({ alg: callerToken.algorithm, ...(jwk.kid && { kid: jwk.kid }) })
      .setIssuer(callerToken.issuer)
      .setAudience(actsFor ? callerToken.representativeAudience : callerToken.audience)
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
    // Clearing the cache costs a signature each, and limits memory.
    if (saved.size >= maximumSaved) saved.clear();
    const token = sign(caller, now);
    saved.set(sessionKey, { token, until: now + callerToken.maximumSeconds });
    return token;
  };
}
