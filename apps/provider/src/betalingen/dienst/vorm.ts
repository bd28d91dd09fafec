import { z } from 'zod';
import type { DienstBetaling } from '../betalingen.rules.ts';

/** Integer cents as the payment provider writes an amount: `154.20`. */
export function naarWaarde(centen: number): string {
  return `${Math.trunc(centen / 100)}.${String(centen % 100).padStart(2, '0')}`;
}

const waarde = z
  .string()
  .regex(/^\d{1,9}\.\d{2}$/)
  .transform((tekst) => Number(tekst.replace('.', '')));

// An authorized payment is not ours to have: iDEAL knows none. It is not paid, so it is under way.
const staten = {
  open: 'open',
  pending: 'inBehandeling',
  authorized: 'inBehandeling',
  paid: 'betaald',
  failed: 'mislukt',
  canceled: 'geannuleerd',
  expired: 'verlopen',
} as const;

const eigenReferentie = z
  .object({
    betalingId: z.uuid().optional().catch(undefined),
    betaalkenmerk: z.string().optional().catch(undefined),
  })
  .catch({ betalingId: undefined, betaalkenmerk: undefined });

const betaling = z
  .object({
    id: z.string().min(1).max(100),
    status: z.enum(['open', 'pending', 'authorized', 'paid', 'failed', 'canceled', 'expired']),
    amount: z.object({ currency: z.string(), value: waarde }),
    metadata: eigenReferentie,
    expiresAt: z.string().nullish(),
    links: z.object({ checkout: z.object({ href: z.string() }).nullish() }),
  })
  .transform(({ id, status, amount, metadata, expiresAt, links }): DienstBetaling => ({
    dienstId: id,
    staat: staten[status],
    bedrag: amount.value,
    valuta: amount.currency,
    betalingId: metadata.betalingId,
    betaalkenmerk: metadata.betaalkenmerk,
    redirect: links.checkout?.href,
    verlooptOp: leesTijdstip(expiresAt),
  }));

function leesTijdstip(tekst: string | null | undefined): Temporal.Instant | undefined {
  try {
    return tekst ? Temporal.Instant.from(tekst) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads a payment as the payment provider's library gives it; undefined when it cannot be one: a
 * state nobody knows, an amount that is none.
 */
export function leesDienstBetaling(gelezen: unknown): DienstBetaling | undefined {
  return betaling.safeParse(gelezen).data;
}
