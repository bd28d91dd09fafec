import { expect, test } from 'vitest';
import { betalingOf, betaalverzoekOf } from './betaling.testing.ts';
import { cameIn, isAllPaid } from './cameIn.ts';

const untold = { ontvangen: null, teVeel: null, betaalverzoek: null, betaalverzoeken: null };
const paid = { ...betalingOf('betaald'), ...untold };

test('an insurer who does not tell what came in got what was asked', () => {
  expect(cameIn(paid)).toEqual({ ontvangen: 15_420, terug: 0 });
  expect(cameIn({ ...paid, ontvangen: 2_000, teVeel: 500 })).toEqual({
    ontvangen: 2_000,
    terug: 500,
  });
});

test('nothing is left to do where nothing is asked any more, and only there', () => {
  expect(isAllPaid({ ...paid, betaalverzoek: betaalverzoekOf(0) })).toBe(true);
  expect(isAllPaid({ ...paid, betaalverzoek: betaalverzoekOf(13_420) })).toBe(false);
});

test('while that cannot be said, all that was asked must have come in and been booked', () => {
  expect(isAllPaid(paid)).toBe(true);
  expect(isAllPaid({ ...paid, ontvangen: 2_000, teVeel: 0 })).toBe(false);
  expect(isAllPaid({ ...paid, ontvangen: 15_420, teVeel: 15_420 })).toBe(false);
});
