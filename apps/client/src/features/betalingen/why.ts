import type { ResultOf } from 'gql.tada';
import * as m from '../../generated/texts/betalingen.js';
import type { outcomeOperation } from './betalingen.operations.ts';
import type { Betaling } from './phase.ts';

/** A payment with what came in, and with what it was meant to pay as that stands now. */
export type BetalingOutcome = NonNullable<ResultOf<typeof outcomeOperation>['betaling']>;

/** A payment request as far as a failed payment of it needs to know. */
export type BetaalverzoekInfo = NonNullable<BetalingOutcome['betaalverzoek']>;

/**
 * What a failed payment comes down to now: try again, or nothing to do, because another attempt has
 * paid the bill or is still being checked.
 */
export type AfterFailure = 'retry' | 'alreadyPaid' | 'anotherUnderWay';

/** What of a payment is still asked; undefined while that cannot be said. */
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

/** Works it out; while it is not known what is still asked one can try again, and the server decides. */
export function afterFailure(asked: readonly BetaalverzoekInfo[] | undefined): AfterFailure {
  if (asked === undefined) return 'retry';
  if (asked.length === 0) return 'alreadyPaid';
  const busy = asked.some(({ betaling }) => betaling?.status === 'inBehandeling');
  return busy ? 'anotherUnderWay' : 'retry';
}

/** Whether an attempt is known to have paid what nothing is asked of any more; of several only what is open is told. */
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

/** Why a payment failed, in a sentence. */
export function why(status: Betaling['status']): string {
  return (reasons[status] ?? m.bankRefuses)();
}
