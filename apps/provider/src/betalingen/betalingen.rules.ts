import type { Cents } from '@mijn/domain/money';
import type { ReturnedAmounts } from './terugboeking.rules.ts';
import type { Betaling } from '@mijn/contract/extensions';

/** States of a payment attempt in the database (docs/decisions.md §7). */
export const paymentStates = [
  'aangemaakt',
  'open',
  'inBehandeling',
  'betaald',
  'mislukt',
  'geannuleerd',
  'verlopen',
] as const;

/** State of a payment attempt; `aangemaakt` is stored, but not known at the payment provider yet. */
export type PaymentState = (typeof paymentStates)[number];

/** Origin of a change: the start, a webhook, reconciliation, the person's return, or staff. */
export type Source = 'start' | 'webhook' | 'afstemming' | 'terugkeer' | 'medewerker';

/**
 * All transitions; also enforced by the trigger `guard_betaling` and shown in docs/states/betaling.md.
 * Every state can become paid, which is final.
 */
export const paymentTransitions: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  aangemaakt: ['open', 'inBehandeling', 'betaald', 'mislukt', 'geannuleerd', 'verlopen'],
  open: ['inBehandeling', 'betaald', 'mislukt', 'geannuleerd', 'verlopen'],
  inBehandeling: ['betaald', 'mislukt', 'geannuleerd', 'verlopen'],
  betaald: [],
  mislukt: ['betaald'],
  geannuleerd: ['betaald'],
  verlopen: ['betaald'],
};

/**
 * Returns the state after news: the new one if the transition exists, otherwise the old one (late,
 * duplicate or out of order).
 */
export function stateAfterNews(state: PaymentState, news: PaymentState): PaymentState {
  return paymentTransitions[state].includes(news) ? news : state;
}

// A payment request can have only one attempt in these states.
const runningStates = ['aangemaakt', 'open', 'inBehandeling'] as const;

/** Tells whether an attempt may still be paid in the normal course. */
export function isRunning(state: PaymentState): boolean {
  return runningStates.some((running) => running === state);
}

/** Returns the state in the contract, which has no `aangemaakt`. */
export function toContractState(state: PaymentState): Betaling['status'] {
  return state === 'aangemaakt' ? 'open' : state;
}

/** A payment at the payment provider. Cents. */
export interface PaymentProviderBetaling {
  readonly serviceId: string;
  readonly state: Exclude<PaymentState, 'aangemaakt'>;
  readonly bedrag: Cents;
  readonly valuta: string;
  /** Our reference in the payment; undefined when it has none. */
  readonly betalingId: string | undefined;
  readonly betaalkenmerk: string | undefined;
  /** Address of the payment page; only while the payment can be made. */
  readonly redirect: string | undefined;
  readonly verlooptOp: Temporal.Instant | undefined;
  readonly returned: ReturnedAmounts;
}

export interface Comparable {
  readonly betalingId: string;
  readonly betaalverzoek: string;
  readonly bedrag: Cents;
  readonly valuta: string;
  readonly serviceId: string | null;
}

export type AfwijkingKind = 'bedrag' | 'valuta' | 'kenmerk' | 'dienstId' | 'onbekend';

/** Compares a payment with its attempt (docs/decisions.md §7); undefined when they match. */
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

export interface Verdict {
  readonly state: PaymentState;
  /** Needs a decision by staff. */
  readonly afwijking: AfwijkingKind | undefined;
}

const withoutMoney: readonly PaymentState[] = ['mislukt', 'geannuleerd', 'verlopen'];

/**
 * Decides what news of the payment provider does to an attempt. A payment that does not match never
 * counts as paid; but if no money was received, the attempt ends.
 */
export function verdictOn(
  attempt: Comparable & { readonly state: PaymentState },
  found: PaymentProviderBetaling,
): Verdict {
  const afwijking = afwijkingOf(attempt, found);
  // A second payment from a lost answer; nobody was sent to it.
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

/** Conservative lifetime of an idempotency key at the payment provider. */
export const keyValidity = Temporal.Duration.from({ minutes: 45 });

/** Time after its expiry at which an attempt unknown to the payment provider counts as expired. */
export const expiryGrace = Temporal.Duration.from({ hours: 1 });

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Delays between reconciliations, milliseconds: growing, about 14 days in total. */
export const reconcileDelays: readonly number[] = [
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
 * Delays between look-ups of a paid payment, milliseconds: about eight weeks in total, because its
 * money may be returned and the webhook about it be lost.
 */
export const paidLookupDelays: readonly number[] = [
  24 * hour,
  ...Array.from({ length: 8 }, () => 168 * hour),
];

/**
 * Returns the milliseconds until the next look-up after `lookups` of them; undefined when nothing more
 * is expected.
 */
export function nextPause(
  state: PaymentState,
  lookups: number,
  pauses: readonly number[],
): number | undefined {
  if (state === 'betaald') return paidLookupDelays[lookups];
  // A running attempt is never given up, because it blocks other attempts for its payment request.
  return pauses[lookups] ?? (isRunning(state) ? pauses.at(-1) : undefined);
}
