import {
  type AanroeperClaims,
  aanroeperClaims,
  aanroeperToken,
  betaalmeldingClaims,
} from '@mijn/contract/aanroeper';
import { errors, importJWK, type JWK, jwtVerify } from 'jose';
import type { z } from 'zod';
import type { Aanroeper } from '../toegang/access.ts';
import { Weigering } from './weigering.ts';

/** DigiD level below which nobody gets care data (decisions §3). */
const minimumNiveau = 25;

/** Turns the header `authorization` into the caller, or refuses. */
export type AanroeperLezer = (header: string | undefined) => Promise<Aanroeper>;

/**
 * Makes the reader of the caller's token (contract.md, Who is calling): JWS ES256 by the gateway's
 * key, for this audience, at most 60 seconds old and never valid for longer.
 * @throws Weigering (from the reader) 401 when the token is not right, 403 when the login's level is too low.
 */
export async function maakAanroeperLezer(sleutel: JWK, issuer: string): Promise<AanroeperLezer> {
  const publiek = await importJWK(sleutel, aanroeperToken.algoritme);
  const lees = onthoud(async (token) => {
    const claims = await leesClaims(token, publiek, issuer, aanroeperClaims);
    // Staff always say why.
    return claims?.actor !== undefined && !claims.reden ? undefined : claims;
  });
  return async (header) => {
    const drager = await lees(tokenUit(header));
    if (!drager) throw new Weigering(401);
    if (drager.aanroeper.niveau < minimumNiveau) throw new Weigering(403);
    return drager.aanroeper;
  };
}

/**
 * Makes the reader of the gateway's own token, which speaks for no person and opens one call only:
 * passing on what the payment provider told.
 * @throws Weigering (from the reader) 401 when the token is not right.
 */
export async function maakBetaalmeldingLezer(
  sleutel: JWK,
  issuer: string,
): Promise<(header: string | undefined) => Promise<void>> {
  const publiek = await importJWK(sleutel, aanroeperToken.algoritme);
  return async (header) => {
    const claims = await leesClaims(tokenUit(header), publiek, issuer, betaalmeldingClaims);
    if (!claims) throw new Weigering(401);
  };
}

function tokenUit(header: string | undefined): string {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(header ?? '')?.[1];
  if (!token) throw new Weigering(401);
  return token;
}

const maximumOnthouden = 10_000;

/** Who a token speaks for, and until when (ms). */
interface Drager {
  readonly aanroeper: Aanroeper;
  readonly tot: number;
}

/**
 * A gateway sends the same token for up to a minute, and checking a signature is the dearest step of
 * a call: what was right stays right until it expires. What was refused is not remembered. The caller
 * is the same object for as long, so that what is known of them can go with it (`leesInAccess`).
 */
function onthoud(
  lees: (token: string) => Promise<AanroeperClaims | undefined>,
): (token: string) => Promise<Drager | undefined> {
  const bekend = new Map<string, Drager>();
  return async (token) => {
    const eerder = bekend.get(token);
    if (eerder && eerder.tot > Date.now()) return eerder;
    const claims = await lees(token);
    if (!claims) return undefined;
    const { sub: bsn, niveau, actor, reden, exp } = claims;
    const drager = { aanroeper: { bsn, niveau, actor, reden }, tot: exp * 1000 };
    if (bekend.size >= maximumOnthouden) bekend.clear();
    bekend.set(token, drager);
    return drager;
  };
}

async function leesClaims<T extends { readonly iat: number; readonly exp: number }>(
  token: string,
  sleutel: Awaited<ReturnType<typeof importJWK>>,
  issuer: string,
  vorm: z.ZodType<T>,
): Promise<T | undefined> {
  try {
    const { payload } = await jwtVerify(token, sleutel, {
      algorithms: [aanroeperToken.algoritme],
      audience: aanroeperToken.audience,
      issuer,
      maxTokenAge: aanroeperToken.maximumSeconden,
      requiredClaims: ['exp', 'iat', 'sub'],
    });
    const { data } = vorm.safeParse(payload);
    return data && data.exp - data.iat <= aanroeperToken.maximumSeconden ? data : undefined;
  } catch (fout) {
    if (fout instanceof errors.JOSEError) return undefined;
    throw fout;
  }
}
