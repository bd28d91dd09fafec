import type { Betaling } from './betaling.ts';

/** Returns a payment of € 154,20 for one payment request, as the insurer sends it. */
export function betalingOf(status: Betaling['status']): Betaling {
  return {
    betalingId: 'b-1',
    status,
    bedrag: 15_420,
    betaalkenmerk: '5000056789012345',
    betalingsKenmerkOpgemaakt: '5000 0567 8901 2345',
    bijgewerktOp: '2026-11-21T12:00:00Z',
    dag: null,
    delen: [],
  };
}

/** Returns its payment request with this open amount, cents. */
export function betaalverzoekOf(bedragTeBetalen: number, betalingsKenmerk = '5000056789012345') {
  return { betalingsKenmerk, bedragTeBetalen, uitersteBetaalDatum: '2026-11-30', betaling: null };
}
