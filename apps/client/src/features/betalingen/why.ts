import * as m from '../../generated/texts/betalingen.js';
import type { Betaling } from './phase.ts';

/** A payment request as far as a failed payment of it needs to know. */
export interface BetaalverzoekInfo {
  readonly bedragTeBetalen: number;
  readonly uitersteBetaalDatum: string;
  readonly betaling: { readonly betalingId: string; readonly status: Betaling['status'] } | null;
}

/**
 * What a failed payment comes down to now: try again, or nothing to do, because a later attempt has
 * paid the bill or is still being checked.
 */
export type AfterFailure = 'retry' | 'alBetaald' | 'andereBezig';

/** Works it out; without the payment request one can try again, and the server decides. */
export function afterFailure(betalingId: string, request: BetaalverzoekInfo | null): AfterFailure {
  if (request === null) return 'retry';
  if (request.bedragTeBetalen <= 0) return 'alBetaald';
  const { betaling } = request;
  const busy = betaling?.status === 'inBehandeling' && betaling.betalingId !== betalingId;
  return busy ? 'andereBezig' : 'retry';
}

const reasons: Partial<Record<Betaling['status'], () => string>> = {
  geannuleerd: m.geannuleerd,
  verlopen: m.verlopen,
};

/** Why a payment failed, in a sentence. */
export function why(status: Betaling['status']): string {
  return (reasons[status] ?? m.bankWeigert)();
}
