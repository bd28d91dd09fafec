import type { ResultOf } from 'gql.tada';
import * as m from '../../generated/texts/betalingen.js';
import type { outcomeOperation } from './betalingen.operations.ts';
import type { Betaling } from './phase.ts';

/** A payment that did not succeed, with what it was meant to pay as that stands now. */
export type FailedBetaling = NonNullable<ResultOf<typeof outcomeOperation>['betaling']>;

/** A payment request as far as a failed payment of it needs to know. */
export type BetaalverzoekInfo = NonNullable<FailedBetaling['betaalverzoek']>;

/**
 * What a failed payment comes down to now: try again, or nothing to do, because a later attempt has
 * paid the bill or is still being checked.
 */
export type AfterFailure = 'retry' | 'alreadyPaid' | 'anotherUnderWay';

/** What of a payment that failed is still asked; undefined while that cannot be said. */
export function stillAsked({
  betaalverzoek,
  betaalverzoeken,
  delen,
}: Pick<FailedBetaling, 'betaalverzoek' | 'betaalverzoeken' | 'delen'>):
  | readonly BetaalverzoekInfo[]
  | undefined {
  const several = delen.length > 1;
  const all = several ? betaalverzoeken : betaalverzoek && [betaalverzoek];
  return all?.filter(({ bedragTeBetalen }) => bedragTeBetalen > 0);
}

/** Works it out; while it is not known what is still asked one can try again, and the server decides. */
export function afterFailure(
  betalingId: string,
  asked: readonly BetaalverzoekInfo[] | undefined,
): AfterFailure {
  if (asked === undefined) return 'retry';
  if (asked.length === 0) return 'alreadyPaid';
  const busy = asked.some(
    ({ betaling }) => betaling?.status === 'inBehandeling' && betaling.betalingId !== betalingId,
  );
  return busy ? 'anotherUnderWay' : 'retry';
}

const reasons: Partial<Record<Betaling['status'], () => string>> = {
  geannuleerd: m.cancelled,
  verlopen: m.expired,
};

/** Why a payment failed, in a sentence. */
export function why(status: Betaling['status']): string {
  return (reasons[status] ?? m.bankRefuses)();
}
