import * as m from '../../generated/texts/betalingen.js';
import { type PageName, betalingField, pathOfPage, pages } from '@mijn/domain/paths';
import type { ResultOf } from 'gql.tada';
import type { Part } from '../../api/response.ts';
import type { betalingOperation, outcomeOperation } from './betalingen.operations.ts';
import type { Cents } from '@mijn/domain/money';

/** A payment attempt (§3 has none; an extension): integer cents, an RFC 3339 instant. */
export type Betaling = NonNullable<ResultOf<typeof betalingOperation>['betaling']>;

/** The answer of the server about a payment: its status, that there is none, or unknown at the moment. */
export type Phase<B extends Pick<Betaling, 'status'> = Betaling> =
  | { readonly kind: 'known'; readonly betaling: B }
  | { readonly kind: 'no' }
  | { readonly kind: 'unknown' };

/**
 * Returns the references of all payment requests of a payment; an insurer that does not tell has one per
 * payment.
 */
export function kenmerkenOf({ betaalkenmerk, delen }: Betaling): readonly string[] {
  return delen.length === 0 ? [betaalkenmerk] : delen.map((part) => part.betaalkenmerk);
}

export type BetalingPage = Extract<PageName, `betaling${string}`>;

const pageFor: Readonly<Record<Betaling['status'], BetalingPage>> = {
  open: 'betalingAfhandeling',
  inBehandeling: 'betalingAfhandeling',
  betaald: 'betalingGelukt',
  mislukt: 'betalingMislukt',
  geannuleerd: 'betalingMislukt',
  verlopen: 'betalingMislukt',
};

/** Returns the page of a payment's status (docs/decisions.md §7); an unsettled one has the waiting page. */
export function pageOfStatus(status: Betaling['status']): BetalingPage {
  return pageFor[status];
}

/**
 * Returns the address to go on to from a page of a payment, so that no address contradicts the server;
 * undefined when the page is right, or the status is unknown.
 */
export function onwardTo(
  here: BetalingPage,
  phase: Phase<Pick<Betaling, 'betalingId' | 'status'>>,
): string | undefined {
  if (phase.kind === 'unknown') return undefined;
  const known = phase.kind === 'known' ? phase.betaling : undefined;
  const there = known ? pageOfStatus(known.status) : 'betalingAfhandeling';
  if (there === here) return undefined;
  const path = pathOfPage(there, (name) =>
    name === betalingField ? known?.betalingId : undefined,
  );
  return path ?? pages[there].path;
}

/**
 * Returns the phase of a payment by the field `betaling` of an answer: 404 means no payment, any other
 * failure is unknown.
 */
export function toPhase<B extends Betaling>(partOf: Part<B>): Phase<B> {
  if (partOf.succeeded) return { kind: 'known', betaling: partOf.value };
  return { kind: partOf.status === 404 ? 'no' : 'unknown' };
}

/** A payment with the received amount, and the current state of its payment requests. */
export type BetalingOutcome = NonNullable<ResultOf<typeof outcomeOperation>['betaling']>;

/** The part of a payment request that a failed payment needs. */
export type BetaalverzoekInfo = NonNullable<BetalingOutcome['betaalverzoek']>;

/**
 * The next step after a failed payment: a retry, or nothing, because another attempt has paid the invoice
 * or is still being checked.
 */
export type AfterFailure = 'retry' | 'alreadyPaid' | 'anotherUnderWay';

/** Returns the payment requests of a payment that are still open; undefined when unknown. */
export function openBetaalverzoeken({
  betaalverzoek,
  betaalverzoeken,
  delen,
}: Pick<BetalingOutcome, 'betaalverzoek' | 'betaalverzoeken' | 'delen'>):
  | readonly BetaalverzoekInfo[]
  | undefined {
  const several = delen.length > 1;
  const all = several ? betaalverzoeken : betaalverzoek && [betaalverzoek];
  return all?.filter(({ bedragTeBetalen }) => bedragTeBetalen > 0);
}

/**
 * Returns the next step; while the open requests are unknown a retry is allowed, and the server decides.
 */
export function afterFailure(asked: readonly BetaalverzoekInfo[] | undefined): AfterFailure {
  if (asked === undefined) return 'retry';
  if (asked.length === 0) return 'alreadyPaid';
  const busy = asked.some(({ betaling }) => betaling?.status === 'inBehandeling');
  return busy ? 'anotherUnderWay' : 'retry';
}

/**
 * Returns whether an attempt certainly paid a request that was no longer due; of several requests only the
 * open ones are known.
 */
export function isKnownPaid({
  betaalverzoek,
  delen,
}: {
  readonly betaalverzoek: BetaalverzoekInfo | null;
  readonly delen: readonly unknown[];
}): boolean {
  return delen.length < 2 && betaalverzoek?.betaling?.status === 'betaald';
}

const reasons: Partial<Record<Betaling['status'], () => string>> = {
  geannuleerd: m.cancelled,
  verlopen: m.expired,
};

/** Returns the reason of a failed payment as a sentence. */
export function failureReason(status: Betaling['status']): string {
  return (reasons[status] ?? m.bankRefuses)();
}

/**
 * Returns the received amount of a payment, and the part that is returned; the requested amount when the
 * insurer does not tell. Cents.
 */
export function receivedAmounts({
  bedrag,
  ontvangen,
  teVeel,
}: Pick<BetalingOutcome, 'bedrag' | 'ontvangen' | 'teVeel'>): {
  readonly ontvangen: Cents;
  readonly terug: Cents;
} {
  return { ontvangen: ontvangen ?? bedrag, terug: teVeel ?? 0 };
}

/**
 * Returns whether nothing is left to do for a payment: nothing is open, or while that is unknown, the full
 * amount was received and booked.
 */
export function isAllPaid(betaling: BetalingOutcome): boolean {
  const asked = openBetaalverzoeken(betaling);
  if (asked !== undefined) return asked.length === 0;
  const { ontvangen, terug } = receivedAmounts(betaling);
  return ontvangen - terug >= betaling.bedrag;
}
