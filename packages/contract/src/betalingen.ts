import { fieldLimits } from '@mijn/domain/fieldLimits';
import { z } from 'zod';
import { betalingRequestExtension } from './extensions.ts';
import { statusInStatus } from './shapes.ts';

/** Body of `POST /betalingen` (§7, docs/contract.md): the server decides the amount from it alone. */
export const betalingRequest = z.strictObject({
  betaalkenmerk: z.string().max(fieldLimits.betaalkenmerk),
  ...betalingRequestExtension,
});

/**
 * `POST /betalingen` (§7): where the person pays; asked again while the attempt is open, the same
 * address. 404 foreign or unknown, 409 nothing to pay (any more) or the bank is still busy with an
 * attempt, 503 the payment provider is away or not configured.
 */
export const betalingResponse = statusInStatus.extend({ redirect: z.string() });

/** What is asked to be paid. */
export type BetalingRequest = z.infer<typeof betalingRequest>;

/** Answer of `POST /betalingen`. */
export type BetalingResponse = z.infer<typeof betalingResponse>;
