import type { AskedBetaalverzoek } from './betaalverzoekPhase.ts';

/** The day on which `asking` is looked at; only for tests. */
export const today = '2026-11-21';

/** A payment request that is to be paid; only for tests. */
export const asking: AskedBetaalverzoek = {
  titel: 'Factuur',
  uitersteBetaalDatum: '2026-11-30',
  bedragTeBetalen: 15_420,
  betaling: null,
};
