import { isBsn } from '@mijn/domain/bsn';
import { z } from 'zod';

/** Fixed parts of the token with which the gateway proves who is calling (contract.md, Who is calling). */
export const aanroeperToken = {
  issuer: 'gateway',
  audience: 'provider',
  algoritme: 'ES256',
  maximumSeconden: 60,
} as const;

/** DigiD levels (domain.md): 10 basis, 20 midden, 25 substantieel, 30 hoog. */
export const digidNiveaus = [10, 20, 25, 30] as const;

/** Claims of the token: the person (BSN), the level of the login, and for staff who looks and why. */
export const aanroeperClaims = z.object({
  iss: z.literal(aanroeperToken.issuer),
  aud: z.literal(aanroeperToken.audience),
  sub: z.string().refine(isBsn),
  niveau: z.literal(digidNiveaus),
  iat: z.int(),
  exp: z.int(),
  actor: z.string().optional(),
  reden: z.string().optional(),
});

/** Claims of the caller's token. */
export type AanroeperClaims = z.infer<typeof aanroeperClaims>;

/**
 * Claims of the gateway's own token, which speaks for no person (no BSN) and opens one call only: to
 * pass on what the payment provider told (`POST /uitbreidingen/betalingen/meldingen`). Neither kind of
 * token can pass for the other.
 */
export const betaalmeldingClaims = z.object({
  iss: z.literal(aanroeperToken.issuer),
  aud: z.literal(aanroeperToken.audience),
  sub: z.literal('gateway'),
  doel: z.literal('betaalmelding'),
  iat: z.int(),
  exp: z.int(),
});

/** Claims of the gateway's own token. */
export type BetaalmeldingClaims = z.infer<typeof betaalmeldingClaims>;
