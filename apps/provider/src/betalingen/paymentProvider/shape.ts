import { z } from 'zod';
import type { PaymentProviderBetaling } from '../betalingen.rules.ts';

const value = z
  .string()
  .regex(/^\d{1,9}\.\d{2}$/)
  .transform((text) => Number(text.replace('.', '')));

// An authorized payment is not ours to have: iDEAL knows none. It is not paid, so it is under way.
const states = {
  open: 'open',
  pending: 'inBehandeling',
  authorized: 'inBehandeling',
  paid: 'betaald',
  failed: 'mislukt',
  canceled: 'geannuleerd',
  expired: 'verlopen',
} as const;

const ownReference = z
  .object({
    betalingId: z.uuid().optional().catch(undefined),
    betaalkenmerk: z.string().optional().catch(undefined),
  })
  .catch({ betalingId: undefined, betaalkenmerk: undefined });

const betaling = z
  .object({
    id: z.string().min(1).max(100),
    status: z.enum(['open', 'pending', 'authorized', 'paid', 'failed', 'canceled', 'expired']),
    amount: z.object({ currency: z.string(), value: value }),
    metadata: ownReference,
    expiresAt: z.string().nullish(),
    links: z.object({ checkout: z.object({ href: z.string() }).nullish() }),
  })
  .transform(({ id, status, amount, metadata, expiresAt, links }): PaymentProviderBetaling => ({
    serviceId: id,
    state: states[status],
    bedrag: amount.value,
    valuta: amount.currency,
    betalingId: metadata.betalingId,
    betaalkenmerk: metadata.betaalkenmerk,
    redirect: links.checkout?.href,
    verlooptOp: parseInstant(expiresAt),
  }));

function parseInstant(text: string | null | undefined): Temporal.Instant | undefined {
  try {
    return text ? Temporal.Instant.from(text) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads a payment as the payment provider's library gives it; undefined when it cannot be one: a
 * state nobody knows, an amount that is none.
 */
export function parsePaymentProviderBetaling(parsed: unknown): PaymentProviderBetaling | undefined {
  return betaling.safeParse(parsed).data;
}
