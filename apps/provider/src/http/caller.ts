import {
  type CallerClaims,
  callerClaims,
  callerToken,
  gatewayClaims,
  type GatewayPurpose,
  representativeClaims,
  type RepresentativeClaims,
} from '@mijn/contract/caller';
import { errors, importJWK, type JWK, jwtVerify } from 'jose';
import type { z } from 'zod';
import type { Caller } from '../access/access.ts';
import { Refusal } from './refusal.ts';

/** DigiD level required for care data (docs/decisions.md §3). */
const minimumLevel = 25;

/** Reads the caller from the `authorization` header, or throws a Refusal. */
export type CallerReader = (header: string | undefined) => Promise<Caller>;

/**
 * Creates the reader of the caller's token (docs/contract.md, Who is calling): JWS ES256 by a key
 * of the gateway, for this audience, issued at most 60 seconds ago and valid for no longer.
 * @throws Refusal (from the reader) 401 for an invalid token, 403 when the login's level is too
 * low.
 */
export async function createCallerReader(
  keys: readonly JWK[],
  issuer: string,
): Promise<CallerReader> {
  const publicKeys = await importAll(keys);
  const read = remember(async (token) => {
    const claims =
      (await readClaims(token, publicKeys, issuer, callerClaims)) ??
      (await readClaims(
        token,
        publicKeys,
        issuer,
        representativeClaims,
        callerToken.representativeAudience,
      ));
    // Staff must give a reason.
    const isUnexplained =
      claims && 'actor' in claims && claims.actor !== undefined && !claims.reden;
    return isUnexplained ? undefined : claims;
  });
  return async (header) => {
    const carrier = await read(tokenFrom(header));
    if (!carrier) throw new Refusal(401);
    if (carrier.caller.niveau < minimumLevel) throw new Refusal(403);
    return carrier.caller;
  };
}

/** Reads the gateway's own token; resolves to the member of staff for whom it calls, if any. */
export type GatewayReader = (
  header: string | undefined,
  purpose: GatewayPurpose,
) => Promise<string | undefined>;

/**
 * Creates the reader of the gateway's own token, which represents no person and is valid for one
 * purpose.
 * @throws Refusal (from the reader) 401 for an invalid token, another purpose, or staff's purpose without a member of
 * staff.
 */
export async function createGatewayReader(
  keys: readonly JWK[],
  issuer: string,
): Promise<GatewayReader> {
  const publicKeys = await importAll(keys);
  return async (header, purpose) => {
    const claims = await readClaims(tokenFrom(header), publicKeys, issuer, gatewayClaims);
    if (claims?.doel !== purpose) throw new Refusal(401);
    if (purpose === 'vraagbeantwoording' && claims.actor === undefined) throw new Refusal(401);
    return claims.actor;
  };
}

function tokenFrom(header: string | undefined): string {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(header ?? '')?.[1];
  if (!token) throw new Refusal(401);
  return token;
}

const maximumRemembered = 10_000;

/** Caller of a token, and its expiry (epoch milliseconds). */
interface Carrier {
  readonly caller: Caller;
  readonly until: number;
}

/**
 * Caches valid tokens until they expire, because a gateway reuses a token for up to a minute and
 * verifying a signature is the most expensive step of a call. Invalid tokens are not cached. The
 * caller object is the same for the lifetime of the token, so other caches can use it as key
 * (`readInAccess`).
 */
function remember(
  read: (token: string) => Promise<CallerClaims | RepresentativeClaims | undefined>,
): (token: string) => Promise<Carrier | undefined> {
  const known = new Map<string, Carrier>();
  return async (token) => {
    const earlier = known.get(token);
    if (earlier && earlier.until > Date.now()) return earlier;
    const claims = await read(token);
    if (!claims) return undefined;
    const carrier = { caller: callerOf(claims), until: claims.exp * 1000 };
    if (known.size >= maximumRemembered) known.clear();
    known.set(token, carrier);
    return carrier;
  };
}

function callerOf(claims: CallerClaims | RepresentativeClaims): Caller {
  const { sub: bsn, niveau } = claims;
  if ('machtiging' in claims) return { bsn, niveau, actsFor: { machtiging: claims.machtiging } };
  if ('vertegenwoordigde' in claims) {
    const { vertegenwoordigde, bereik } = claims;
    return { bsn, niveau, actsFor: { vertegenwoordigde, bereik } };
  }
  return { bsn, niveau, actor: claims.actor, reden: claims.reden };
}

type PublicKey = Awaited<ReturnType<typeof importJWK>>;

function importAll(keys: readonly JWK[]): Promise<PublicKey[]> {
  return Promise.all(keys.map((key) => importJWK(key, callerToken.algorithm)));
}

/** Tries each key in turn; there are two during key rotation. */
async function readClaims<T extends { readonly iat: number; readonly exp: number }>(
  token: string,
  keys: readonly PublicKey[],
  issuer: string,
  shape: z.ZodType<T>,
  audience: string = callerToken.audience,
): Promise<T | undefined> {
  for (const key of keys) {
    const claims = await readSignedWith(key, token, issuer, shape, audience);
    if (claims) return claims;
  }
  return undefined;
}

async function readSignedWith<T extends { readonly iat: number; readonly exp: number }>(
  key: PublicKey,
  token: string,
  issuer: string,
  shape: z.ZodType<T>,
  audience: string,
): Promise<T | undefined> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [callerToken.algorithm],
      audience,
      issuer,
      maxTokenAge: callerToken.maximumSeconds,
      requiredClaims: ['exp', 'iat', 'sub'],
    });
    const { data } = shape.safeParse(payload);
    return data && data.exp - data.iat <= callerToken.maximumSeconds ? data : undefined;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
