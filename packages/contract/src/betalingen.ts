import { fieldLimits } from '@mijn/domain/fieldLimits';
import { z } from 'zod';
import { betalingRequestExtension } from './extensions.ts';
import { statusInStatus } from './shapes.ts';

/** Body of `POST /betalingen` (§7, docs/contract.md); the server determines the amount. */
export const betalingRequest = z.strictObject({
  betaalkenmerk: z.string().max(fieldLimits.betaalkenmerk),
  ...betalingRequestExtension,
});

/**
 * `POST /betalingen` (§7): address of the payment page; while an attempt is open, the same address
 * is returned again. 404 foreign or unknown; 409 nothing to pay, or a pending attempt at the bank;
 * 503 payment provider unreachable or not configured.
 */
export const betalingResponse = statusInStatus.extend({ redirect: z.string() });

export type BetalingRequest = z.infer<typeof betalingRequest>;

export type BetalingResponse = z.infer<typeof betalingResponse>;
