import { expect, test } from 'vitest';
import { cameIn, isSettled } from './cameIn.ts';

const request = (bedragTeBetalen: number) => ({
  betalingsKenmerk: '5000056789012345',
  bedragTeBetalen,
  uitersteBetaalDatum: '2026-11-30',
  betaling: null,
});
const paid = {
  betalingId: 'b-1',
  status: 'betaald' as const,
  bedrag: 15_420,
  betaalkenmerk: '5000056789012345',
  betalingsKenmerkOpgemaakt: '5000 0567 8901 2345',
  bijgewerktOp: '2026-11-21T12:00:00Z',
  dag: null,
  delen: [],
  ontvangen: null,
  teVeel: null,
  betaalverzoek: null,
  betaalverzoeken: null,
};

test('an insurer who does not tell what came in got what was asked', () => {
  expect(cameIn(paid)).toEqual({ ontvangen: 15_420, terug: 0 });
  expect(cameIn({ ...paid, ontvangen: 2_000, teVeel: 500 })).toEqual({
    ontvangen: 2_000,
    terug: 500,
  });
});

test('nothing is left to do where nothing is asked any more, and only there', () => {
  expect(isSettled({ ...paid, betaalverzoek: request(0) })).toBe(true);
  expect(isSettled({ ...paid, betaalverzoek: request(13_420) })).toBe(false);
});

test('while that cannot be said, all that was asked must have come in and been booked', () => {
  expect(isSettled(paid)).toBe(true);
  expect(isSettled({ ...paid, ontvangen: 2_000, teVeel: 0 })).toBe(false);
  expect(isSettled({ ...paid, ontvangen: 15_420, teVeel: 15_420 })).toBe(false);
});
