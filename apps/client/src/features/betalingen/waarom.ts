import * as m from '../../generated/teksten/betalingen.js';
import type { Betaling } from './stand.ts';

/** A payment request as far as a failed payment of it needs to know. */
export interface Verzoek {
  readonly bedragTeBetalen: number;
  readonly uitersteBetaalDatum: string;
  readonly betaling: { readonly betalingId: string; readonly status: Betaling['status'] } | null;
}

/**
 * What a failed payment comes down to now: try again, or nothing to do, because a later attempt has
 * paid the bill or is still being checked.
 */
export type NaMislukking = 'opnieuw' | 'alBetaald' | 'andereBezig';

/** Works it out; without the payment request one can try again, and the server decides. */
export function naMislukking(betalingId: string, verzoek: Verzoek | null): NaMislukking {
  if (verzoek === null) return 'opnieuw';
  if (verzoek.bedragTeBetalen <= 0) return 'alBetaald';
  const { betaling } = verzoek;
  const bezig = betaling?.status === 'inBehandeling' && betaling.betalingId !== betalingId;
  return bezig ? 'andereBezig' : 'opnieuw';
}

const redenen: Partial<Record<Betaling['status'], () => string>> = {
  geannuleerd: m.geannuleerd,
  verlopen: m.verlopen,
};

/** Why a payment failed, in a sentence. */
export function waarom(status: Betaling['status']): string {
  return (redenen[status] ?? m.bankWeigert)();
}
