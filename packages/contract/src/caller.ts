import { isBsn } from '@mijn/domain/bsn';
import { fileReasonLength } from '@mijn/domain/constants';
import { z } from 'zod';
import { typedLine } from './shapes.ts';

/** Fixed parts of the token with which the gateway proves who is calling (docs/contract.md, Who is calling). */
export const callerToken = {
  issuer: 'gateway',
  audience: 'provider',
  algorithm: 'ES256',
  maximumSeconds: 60,
} as const;

/** DigiD levels (docs/domain.md): 10 basis, 20 midden, 25 substantieel, 30 hoog. */
export const digidLevels = [10, 20, 25, 30] as const;

/** Claims of the token: the person (BSN), the level of the login, and for staff who looks and why. */
export const callerClaims = z.object({
  iss: z.literal(callerToken.issuer),
  aud: z.literal(callerToken.audience),
  sub: z.string().refine(isBsn),
  niveau: z.literal(digidLevels),
  iat: z.int(),
  exp: z.int(),
  actor: z.string().optional(),
  reden: typedLine(fileReasonLength).optional(),
});

/** Claims of the caller's token. */
export type CallerClaims = z.infer<typeof callerClaims>;

/**
 * For which call the gateway asks for itself, and no person: to pass on what the payment provider told
 * (`POST /uitbreidingen/betalingen/meldingen`), or a link that was confirmed by whoever has it
 * (`POST /uitbreidingen/relatie/email/bevestigen`).
 */
export const gatewayPurposes = ['betaalmelding', 'emailbevestiging'] as const;

/** For which call the gateway asks for itself. */
export type GatewayPurpose = (typeof gatewayPurposes)[number];

/**
 * Claims of the gateway's own token, which speaks for no person (no BSN) and opens the one call that it is for. Neither
 * it nor a person's can pass for another.
 */
export const gatewayClaims = z.object({
  iss: z.literal(callerToken.issuer),
  aud: z.literal(callerToken.audience),
  sub: z.literal('gateway'),
  doel: z.enum(gatewayPurposes),
  iat: z.int(),
  exp: z.int(),
});

/** Claims of the gateway's own token. */
export type GatewayClaims = z.infer<typeof gatewayClaims>;
