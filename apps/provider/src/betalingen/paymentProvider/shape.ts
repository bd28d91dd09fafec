import { z } from 'zod';
import type { PaymentProviderBetaling } from '../betalingen.rules.ts';

const value = z
  .string()
  .regex(/^\d{1,9}\.\d{2}$/)
  .transform((text) => Number(text.replace('.', '')));

// An authorized payment is not paid yet, so it counts as pending; iDEAL does not use it.
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

// Absent until there is one, or if this payment provider does not report it.
const returned = z
  .object({ value })
  .nullish()
  .transform((amount) => amount?.value ?? 0);

const betaling = z
  .object({
    id: z.string().min(1).max(100),
    status: z.enum(['open', 'pending', 'authorized', 'paid', 'failed', 'canceled', 'expired']),
    amount: z.object({ currency: z.string(), value: value }),
    amountRefunded: returned,
    amountChargedBack: returned,
    metadata: ownReference,
    expiresAt: z.string().nullish(),
    links: z.object({ checkout: z.object({ href: z.string() }).nullish() }),
  })
  .transform((found): PaymentProviderBetaling => ({
    serviceId: found.id,
    state: states[found.status],
    bedrag: found.amount.value,
    valuta: found.amount.currency,
    betalingId: found.metadata.betalingId,
    betaalkenmerk: found.metadata.betaalkenmerk,
    redirect: found.links.checkout?.href,
    verlooptOp: parseInstant(found.expiresAt),
    returned: { terugbetaald: found.amountRefunded, teruggehaald: found.amountChargedBack },
  }));

function parseInstant(text: string | null | undefined): Temporal.Instant | undefined {
  try {
    return text ? Temporal.Instant.from(text) : undefined;
  } catch {
    return undefined;
  }
}

/** Parses a payment from the client library; undefined for an unknown status or an invalid amount. */
export function parsePaymentProviderBetaling(parsed: unknown): PaymentProviderBetaling | undefined {
  return betaling.safeParse(parsed).data;
}
