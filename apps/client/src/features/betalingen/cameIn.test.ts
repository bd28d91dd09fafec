import { expect, test } from 'vitest';
import { betalingOf, betaalverzoekOf } from './betaling.testing.ts';
import { cameIn, isAllPaid } from './cameIn.ts';

const untold = { ontvangen: null, teVeel: null, betaalverzoek: null, betaalverzoeken: null };
const paid = { ...betalingOf('betaald'), ...untold };

test('assumes the requested amount when the insurer does not send the received one', () => {
  expect(cameIn(paid)).toEqual({ ontvangen: 15_420, terug: 0 });
  expect(cameIn({ ...paid, ontvangen: 2_000, teVeel: 500 })).toEqual({
    ontvangen: 2_000,
    terug: 500,
  });
});

test('leaves nothing to do only when nothing is open any more', () => {
  expect(isAllPaid({ ...paid, betaalverzoek: betaalverzoekOf(0) })).toBe(true);
  expect(isAllPaid({ ...paid, betaalverzoek: betaalverzoekOf(13_420) })).toBe(false);
});

test('requires the full amount to be received and booked while the open amount is unknown', () => {
  expect(isAllPaid(paid)).toBe(true);
  expect(isAllPaid({ ...paid, ontvangen: 2_000, teVeel: 0 })).toBe(false);
  expect(isAllPaid({ ...paid, ontvangen: 15_420, teVeel: 15_420 })).toBe(false);
});
