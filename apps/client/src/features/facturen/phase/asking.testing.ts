import type { AskedBetaalverzoek } from './betaalverzoekPhase.ts';

export const today = '2026-11-21';

export const asking: AskedBetaalverzoek = {
  titel: 'Factuur',
  uitersteBetaalDatum: '2026-11-30',
  bedragTeBetalen: 15_420,
  betaling: null,
};
