import { expect, test } from 'vitest';
import { betalingOf, betaalverzoekOf } from './betaling.testing.ts';
import {
  type Betaling,
  toPhase,
  pageOfStatus,
  type Phase,
  onwardTo,
  afterFailure,
  isKnownPaid,
  openBetaalverzoeken,
  failureReason,
  receivedAmounts,
  isAllPaid,
} from './betaling.ts';
import { setLanguageSource } from '../../platform/language.ts';

setLanguageSource(() => 'nl');

const known = (status: Betaling['status']): Phase => ({
  kind: 'known',
  betaling: betalingOf(status),
});

test.each([
  ['open', 'betalingAfhandeling'],
  ['inBehandeling', 'betalingAfhandeling'],
  ['betaald', 'betalingGelukt'],
  ['mislukt', 'betalingMislukt'],
  ['geannuleerd', 'betalingMislukt'],
  ['verlopen', 'betalingMislukt'],
] as const)('has %s at %s', (status, page) => {
  expect(pageOfStatus(status)).toBe(page);
});

test('confirms success at no address unless it was paid', () => {
  const phases: Phase[] = [
    { kind: 'no' },
    ...(['open', 'inBehandeling', 'mislukt', 'geannuleerd', 'verlopen'] as const).map(known),
  ];
  for (const phase of phases) {
    expect(onwardTo('betalingGelukt', phase)).toMatch(/afhandeling|mislukt/);
  }
});

test('stays when the page is right, and takes the attempt along otherwise', () => {
  expect(onwardTo('betalingGelukt', known('betaald'))).toBeUndefined();
  expect(onwardTo('betalingAfhandeling', known('betaald'))).toBe('/betaling/gelukt?betaling=b-1');
  expect(onwardTo('betalingMislukt', { kind: 'no' })).toBe('/betaling/afhandeling');
  // When the status is unknown the page says so and asks again, without redirects.
  expect(onwardTo('betalingGelukt', { kind: 'unknown' })).toBeUndefined();
});

const failed = (status: number) => toPhase({ succeeded: false, status, redenen: [] });

test('distinguishes an answer without a payment from no answer', () => {
  expect(failed(404)).toEqual({ kind: 'no' });
  expect([500, 503, 0].map((status) => failed(status).kind)).toEqual([
    'unknown',
    'unknown',
    'unknown',
  ]);
  expect(toPhase({ succeeded: true, value: betalingOf('open') })).toEqual(known('open'));
});

const requestWith = (
  bedragTeBetalen: number,
  betaling: [string, 'inBehandeling' | 'mislukt' | 'betaald'] | null,
) => ({
  betalingsKenmerk: '5000056789012345',
  bedragTeBetalen,
  uitersteBetaalDatum: '2026-11-30',
  betaling: betaling && { betalingId: betaling[0], status: betaling[1] },
});

test('allows a retry while an amount is open', () => {
  expect(afterFailure([requestWith(100, ['b-1', 'mislukt'])])).toBe('retry');
  expect(afterFailure([requestWith(100, null)])).toBe('retry');
  expect(afterFailure(undefined)).toBe('retry');
});

test('offers no second payment of an amount that a later attempt paid or may have paid', () => {
  expect(afterFailure([])).toBe('alreadyPaid');
  expect(afterFailure([requestWith(50, null), requestWith(100, ['b-2', 'inBehandeling'])])).toBe(
    'anotherUnderWay',
  );
});

test('offers no second payment while staff check the failed attempt itself', () => {
  expect(afterFailure([requestWith(100, ['b-1', 'inBehandeling'])])).toBe('anotherUnderWay');
});

test('counts as paid only by an attempt, not by an arrangement, and is unknown for several', () => {
  const paid = requestWith(0, ['b-2', 'betaald']);
  expect(isKnownPaid({ betaalverzoek: paid, delen: [1] })).toBe(true);
  expect(isKnownPaid({ betaalverzoek: requestWith(0, ['b-1', 'mislukt']), delen: [1] })).toBe(
    false,
  );
  expect(isKnownPaid({ betaalverzoek: requestWith(0, null), delen: [] })).toBe(false);
  expect(isKnownPaid({ betaalverzoek: paid, delen: [1, 2] })).toBe(false);
});

test('asks again only for the open ones of several, and for none that are paid', () => {
  const part = { betaalkenmerk: 'x', betalingsKenmerkOpgemaakt: 'x', bedrag: 100, facturen: [] };
  const open = requestWith(100, null);
  const of = (count: number, more: object) =>
    openBetaalverzoeken({
      betaalverzoek: null,
      betaalverzoeken: null,
      delen: Array.from({ length: count }, () => part),
      ...more,
    });
  expect(of(2, { betaalverzoeken: [open] })).toEqual([open]);
  expect(of(2, { betaalverzoeken: [], betaalverzoek: open })).toEqual([]);
  expect(of(2, { betaalverzoek: open })).toBeUndefined();
  expect(of(1, { betaalverzoek: open })).toEqual([open]);
  expect(of(0, { betaalverzoek: requestWith(0, null) })).toEqual([]);
});

test('words each failure differently', () => {
  const words = (['mislukt', 'geannuleerd', 'verlopen'] as const).map(failureReason);
  expect(new Set(words).size).toBe(3);
});

const untold = { ontvangen: null, teVeel: null, betaalverzoek: null, betaalverzoeken: null };
const paid = { ...betalingOf('betaald'), ...untold };

test('assumes the requested amount when the insurer does not send the received one', () => {
  expect(receivedAmounts(paid)).toEqual({ ontvangen: 15_420, terug: 0 });
  expect(receivedAmounts({ ...paid, ontvangen: 2_000, teVeel: 500 })).toEqual({
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
