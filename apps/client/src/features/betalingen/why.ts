import type { ResultOf } from 'gql.tada';
import * as m from '../../generated/texts/betalingen.js';
import type { outcomeOperation } from './betalingen.operations.ts';
import type { Betaling } from './phase.ts';

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
export function stillAsked({
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
export function why(status: Betaling['status']): string {
  return (reasons[status] ?? m.bankRefuses)();
}
