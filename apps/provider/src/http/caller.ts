import {
  type CallerClaims,
  callerClaims,
  callerToken,
  gatewayClaims,
  type GatewayPurpose,
} from '@mijn/contract/caller';
import { errors, importJWK, type JWK, jwtVerify } from 'jose';
import type { z } from 'zod';
import type { Caller } from '../access/access.ts';
import { Refusal } from './refusal.ts';

/** DigiD level below which nobody gets care data (docs/decisions.md §3). */
const minimumLevel = 25;

/** Turns the header `authorization` into the caller, or refuses. */
export type CallerReader = (header: string | undefined) => Promise<Caller>;

/**
 * Makes the reader of the caller's token (docs/contract.md, Who is calling): JWS ES256 by a
 * key of the gateway, for this audience, at most 60 seconds old and never valid for longer.
 * @throws Refusal (from the reader) 401 when the token is not right, 403 when the login's level is too low.
 */
export async function createCallerReader(
  keys: readonly JWK[],
  issuer: string,
): Promise<CallerReader> {
  const publicKeys = await importAll(keys);
  const read = remember(async (token) => {
    const claims = await readClaims(token, publicKeys, issuer, callerClaims);
    // Staff always say why.
    return claims?.actor !== undefined && !claims.reden ? undefined : claims;
  });
  return async (header) => {
    const carrier = await read(tokenFrom(header));
    if (!carrier) throw new Refusal(401);
    if (carrier.caller.niveau < minimumLevel) throw new Refusal(403);
    return carrier.caller;
  };
}

/**
 * Makes the reader of the gateway's own token, which speaks for no person and opens only the call that it is for.
 * @throws Refusal (from the reader) 401 when the token is not right, or for another call.
 */
export async function createGatewayReader(
  keys: readonly JWK[],
  issuer: string,
): Promise<(header: string | undefined, purpose: GatewayPurpose) => Promise<void>> {
  const publicKeys = await importAll(keys);
  return async (header, purpose) => {
    const claims = await readClaims(tokenFrom(header), publicKeys, issuer, gatewayClaims);
    if (claims?.doel !== purpose) throw new Refusal(401);
  };
}

function tokenFrom(header: string | undefined): string {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(header ?? '')?.[1];
  if (!token) throw new Refusal(401);
  return token;
}

const maximumRemembered = 10_000;

/** Who a token speaks for, and until when (ms). */
interface Carrier {
  readonly caller: Caller;
  readonly until: number;
}

/**
 * A gateway sends the same token for up to a minute, and checking a signature is the dearest step of
 * a call: what was right stays right until it expires. What was refused is not remembered. The caller
 * is the same object for as long, so that what is known of them can go with it (`readInAccess`).
 */
function remember(
  read: (token: string) => Promise<CallerClaims | undefined>,
): (token: string) => Promise<Carrier | undefined> {
  const known = new Map<string, Carrier>();
  return async (token) => {
    const earlier = known.get(token);
    if (earlier && earlier.until > Date.now()) return earlier;
    const claims = await read(token);
    if (!claims) return undefined;
    const { sub: bsn, niveau, actor, reden, exp } = claims;
    const carrier = { caller: { bsn, niveau, actor, reden }, until: exp * 1000 };
    if (known.size >= maximumRemembered) known.clear();
    known.set(token, carrier);
    return carrier;
  };
}

type PublicKey = Awaited<ReturnType<typeof importJWK>>;

function importAll(keys: readonly JWK[]): Promise<PublicKey[]> {
  return Promise.all(keys.map((key) => importJWK(key, callerToken.algorithm)));
}

/** By the first key that it was signed with; while keys are changed there are two. */
async function readClaims<T extends { readonly iat: number; readonly exp: number }>(
  token: string,
  keys: readonly PublicKey[],
  issuer: string,
  shape: z.ZodType<T>,
): Promise<T | undefined> {
  for (const key of keys) {
    const claims = await readSignedWith(key, token, issuer, shape);
    if (claims) return claims;
  }
  return undefined;
}

async function readSignedWith<T extends { readonly iat: number; readonly exp: number }>(
  key: PublicKey,
  token: string,
  issuer: string,
  shape: z.ZodType<T>,
): Promise<T | undefined> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [callerToken.algorithm],
      audience: callerToken.audience,
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
