import { expect, test } from 'vitest';
import { setLanguageSource } from '../../platform/language.ts';
import { afterFailure, isKnownPaid, stillAsked, why } from './why.ts';

setLanguageSource(() => 'nl');

const betaalverzoekOf = (
  bedragTeBetalen: number,
  betaling: [string, 'inBehandeling' | 'mislukt' | 'betaald'] | null,
) => ({
  betalingsKenmerk: '5000056789012345',
  bedragTeBetalen,
  uitersteBetaalDatum: '2026-11-30',
  betaling: betaling && { betalingId: betaling[0], status: betaling[1] },
});

test('allows a retry while an amount is open', () => {
  expect(afterFailure([betaalverzoekOf(100, ['b-1', 'mislukt'])])).toBe('retry');
  expect(afterFailure([betaalverzoekOf(100, null)])).toBe('retry');
  expect(afterFailure(undefined)).toBe('retry');
});

test('offers no second payment of an amount that a later attempt paid or may have paid', () => {
  expect(afterFailure([])).toBe('alreadyPaid');
  expect(
    afterFailure([betaalverzoekOf(50, null), betaalverzoekOf(100, ['b-2', 'inBehandeling'])]),
  ).toBe('anotherUnderWay');
});

test('offers no second payment while staff check the failed attempt itself', () => {
  expect(afterFailure([betaalverzoekOf(100, ['b-1', 'inBehandeling'])])).toBe('anotherUnderWay');
});

test('counts as paid only by an attempt, not by an arrangement, and is unknown for several', () => {
  const paid = betaalverzoekOf(0, ['b-2', 'betaald']);
  expect(isKnownPaid({ betaalverzoek: paid, delen: [1] })).toBe(true);
  expect(isKnownPaid({ betaalverzoek: betaalverzoekOf(0, ['b-1', 'mislukt']), delen: [1] })).toBe(
    false,
  );
  expect(isKnownPaid({ betaalverzoek: betaalverzoekOf(0, null), delen: [] })).toBe(false);
  expect(isKnownPaid({ betaalverzoek: paid, delen: [1, 2] })).toBe(false);
});

test('asks again only for the open ones of several, and for none that are paid', () => {
  const part = { betaalkenmerk: 'x', betalingsKenmerkOpgemaakt: 'x', bedrag: 100, facturen: [] };
  const open = betaalverzoekOf(100, null);
  const of = (count: number, more: object) =>
    stillAsked({
      betaalverzoek: null,
      betaalverzoeken: null,
      delen: Array.from({ length: count }, () => part),
      ...more,
    });
  expect(of(2, { betaalverzoeken: [open] })).toEqual([open]);
  expect(of(2, { betaalverzoeken: [], betaalverzoek: open })).toEqual([]);
  expect(of(2, { betaalverzoek: open })).toBeUndefined();
  expect(of(1, { betaalverzoek: open })).toEqual([open]);
  expect(of(0, { betaalverzoek: betaalverzoekOf(0, null) })).toEqual([]);
});

test('words each failure differently', () => {
  const words = (['mislukt', 'geannuleerd', 'verlopen'] as const).map(why);
  expect(new Set(words).size).toBe(3);
});
