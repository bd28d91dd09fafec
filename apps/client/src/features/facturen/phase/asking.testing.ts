import type { AskedBetaalverzoek } from './betaalverzoekPhase.ts';

/** The date for `asking`. */
export const today = '2026-11-21';

/** A payment request that is due. */
export const asking: AskedBetaalverzoek = {
  titel: 'Factuur',
  uitersteBetaalDatum: '2026-11-30',
  bedragTeBetalen: 15_420,
  betaling: null,
};
