import { isBsn } from '@mijn/domain/bsn';
import { fileReasonLength } from '@mijn/domain/constants';
import { bereiken } from '@mijn/domain/machtiging';
import { z } from 'zod';
import { typedLine } from './shapes.ts';

/** Constants of the token by which the gateway proves who calls (docs/contract.md, Who is calling). */
export const callerToken = {
  issuer: 'gateway',
  audience: 'provider',
  /** Audience of a representative's token, so that an insurer of an earlier release refuses it. */
  representativeAudience: 'provider/machtiging',
  algorithm: 'ES256',
  maximumSeconds: 60,
} as const;

/** DigiD levels (docs/domain.md): 10 basis, 20 midden, 25 substantieel, 30 hoog. */
export const digidLevels = [10, 20, 25, 30] as const;

/** Claims of the token: the person (BSN), the level of the login, and for staff their id and reason. */
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

export type CallerClaims = z.infer<typeof callerClaims>;

// Strict, so that it cannot be the token of staff too.
const representative = z.strictObject({
  iss: z.literal(callerToken.issuer),
  aud: z.literal(callerToken.representativeAudience),
  sub: z.string().refine(isBsn),
  niveau: z.literal(digidLevels),
  iat: z.int(),
  exp: z.int(),
});

/**
 * Claims of a representative's token. `sub` is who acts. For whom is said by the id of a permission given in the app,
 * or by the BSN and the scopes that DigiD Machtigen vouched for.
 */
export const representativeClaims = z.union([
  representative.extend({ machtiging: z.uuid() }),
  representative.extend({
    vertegenwoordigde: z.string().refine(isBsn),
    bereik: z.array(z.enum(bereiken)).min(1),
  }),
]);

export type RepresentativeClaims = z.infer<typeof representativeClaims>;

/**
 * Purposes for which the gateway calls without a person: to pass on a payment notice (`POST
 * /uitbreidingen/betalingen/meldingen`), to confirm an e-mail address by its link (`POST
 * /uitbreidingen/relatie/email/bevestigen`), or for a member of staff who answers questions (`/uitbreidingen/openVragen`).
 */
export const gatewayPurposes = ['betaalmelding', 'emailbevestiging', 'vraagbeantwoording'] as const;

export type GatewayPurpose = (typeof gatewayPurposes)[number];

/**
 * Claims of the gateway's own token, which has no BSN and is valid for one purpose. It cannot pass for
 * a person's token, nor the reverse. `actor` is the member of staff, where the purpose is theirs.
 */
export const gatewayClaims = z.object({
  iss: z.literal(callerToken.issuer),
  aud: z.literal(callerToken.audience),
  sub: z.literal('gateway'),
  doel: z.enum(gatewayPurposes),
  actor: z.string().min(1).optional(),
  iat: z.int(),
  exp: z.int(),
});

export type GatewayClaims = z.infer<typeof gatewayClaims>;
