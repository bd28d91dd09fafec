import type { Cents } from '@mijn/domain/money';
import type { Returned } from './terugboeking.rules.ts';
import type { Betaling } from '@mijn/contract/extensions';

/** The states of a payment attempt, as the database keeps them (docs/decisions.md §7). */
export const paymentStates = [
  'aangemaakt',
  'open',
  'inBehandeling',
  'betaald',
  'mislukt',
  'geannuleerd',
  'verlopen',
] as const;

/** State of a payment attempt: `aangemaakt` is written down and not yet known at the payment provider. */
export type PaymentState = (typeof paymentStates)[number];

/** Who brought a change: asking to pay, a webhook, reconciliation, the person's return, or the insurer's staff. */
export type Source = 'start' | 'webhook' | 'afstemming' | 'terugkeer' | 'medewerker';

/**
 * Every step there is; the trigger `guard_betaling` holds the same table, docs/states/betaling.md
 * shows it. Paid wins over everything, and nothing leaves it.
 */
export const steps: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  aangemaakt: ['open', 'inBehandeling', 'betaald', 'mislukt', 'geannuleerd', 'verlopen'],
  open: ['inBehandeling', 'betaald', 'mislukt', 'geannuleerd', 'verlopen'],
  inBehandeling: ['betaald', 'mislukt', 'geannuleerd', 'verlopen'],
  betaald: [],
  mislukt: ['betaald'],
  geannuleerd: ['betaald'],
  verlopen: ['betaald'],
};

/** The state after news: the new one where the graph has that step, else the old one (late, doubled, out of order). */
export function stateAfterNews(state: PaymentState, news: PaymentState): PaymentState {
  return steps[state].includes(news) ? news : state;
}

/** States in which a payment request has no room for another attempt. */
const runningStates = ['aangemaakt', 'open', 'inBehandeling'] as const;

/** Whether an attempt may still be paid without anything unusual happening. */
export function isRunning(state: PaymentState): boolean {
  return runningStates.some((running) => running === state);
}

/** The state as the contract tells it: that the payment provider does not know it yet is ours. */
export function toContractState(state: PaymentState): Betaling['status'] {
  return state === 'aangemaakt' ? 'open' : state;
}

/** A payment as the payment provider tells it. Cents. */
export interface PaymentProviderBetaling {
  readonly serviceId: string;
  readonly state: Exclude<PaymentState, 'aangemaakt'>;
  readonly bedrag: Cents;
  readonly valuta: string;
  /** Our reference, as it was sent along; undefined when there is none of ours. */
  readonly betalingId: string | undefined;
  readonly betaalkenmerk: string | undefined;
  /** Where the person pays; only while that can be done. */
  readonly redirect: string | undefined;
  readonly verlooptOp: Temporal.Instant | undefined;
  /** How much of it went back since it was paid. */
  readonly returned: Returned;
}

/** An attempt as far as comparing goes. Cents. */
export interface Comparable {
  readonly betalingId: string;
  readonly betaalverzoek: string;
  readonly bedrag: Cents;
  readonly valuta: string;
  readonly serviceId: string | null;
}

/** What of a payment is not as we asked for it. */
export type AfwijkingKind = 'bedrag' | 'valuta' | 'kenmerk' | 'dienstId' | 'onbekend';

/** Compares what the payment provider has with what we asked (docs/decisions.md §7); undefined when it agrees. */
export function afwijkingOf(
  attempt: Comparable,
  found: PaymentProviderBetaling,
): AfwijkingKind | undefined {
  if (found.betalingId !== attempt.betalingId) return 'kenmerk';
  if (found.betaalkenmerk !== attempt.betaalverzoek) return 'kenmerk';
  if (attempt.serviceId !== null && attempt.serviceId !== found.serviceId) return 'dienstId';
  if (found.valuta !== attempt.valuta) return 'valuta';
  return found.bedrag === attempt.bedrag ? undefined : 'bedrag';
}

/** What a payment's news comes to. */
export interface Verdict {
  readonly state: PaymentState;
  /** A person has to look at it. */
  readonly afwijking: AfwijkingKind | undefined;
}

const withoutMoney: readonly PaymentState[] = ['mislukt', 'geannuleerd', 'verlopen'];

/**
 * Judges what the payment provider tells of an attempt. What does not agree with what we asked moves
 * nothing, and is never taken for paid; but where no money came in, it is over all the same.
 */
export function verdictOn(
  attempt: Comparable & { readonly state: PaymentState },
  found: PaymentProviderBetaling,
): Verdict {
  const afwijking = afwijkingOf(attempt, found);
  // Another payment with our reference, made when an answer was lost: nobody was ever sent there.
  if (afwijking === 'dienstId') {
    return {
      state: attempt.state,
      afwijking: found.state === 'betaald' ? afwijking : undefined,
    };
  }
  const isCounted = afwijking === undefined || withoutMoney.includes(found.state);
  return {
    state: isCounted ? stateAfterNews(attempt.state, found.state) : attempt.state,
    afwijking,
  };
}

/** How long the payment provider remembers an idempotency key, on the safe side. */
export const keyValidity = Temporal.Duration.from({ minutes: 45 });

/** How long after its end an attempt that the payment provider no longer knows is taken for expired. */
export const afterExpiry = Temporal.Duration.from({ hours: 1 });

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Pauses between two looks of reconciliation, milliseconds: growing, about 14 days together. */
export const reconcilePauses: readonly number[] = [
  20 * second,
  40 * second,
  2 * minute,
  5 * minute,
  10 * minute,
  30 * minute,
  2 * hour,
  6 * hour,
  ...Array.from({ length: 14 }, () => 24 * hour),
];

/**
 * Pauses between two looks at a payment that was made, milliseconds: about eight weeks together. Its money may go back,
 * and the webhook that tells so may be lost.
 */
export const paidPauses: readonly number[] = [
  24 * hour,
  ...Array.from({ length: 8 }, () => 168 * hour),
];

/** Milliseconds until the next look after so many of them; undefined when nothing more is to be expected. */
export function nextPause(
  state: PaymentState,
  lookups: number,
  pauses: readonly number[],
): number | undefined {
  if (state === 'betaald') return paidPauses[lookups];
  // What is still under way is never given up: its payment request has no room for another.
  return pauses[lookups] ?? (isRunning(state) ? pauses.at(-1) : undefined);
}
