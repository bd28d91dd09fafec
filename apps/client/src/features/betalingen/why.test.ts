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

test('a failed payment can be tried again while something is open', () => {
  expect(afterFailure([betaalverzoekOf(100, ['b-1', 'mislukt'])])).toBe('retry');
  expect(afterFailure([betaalverzoekOf(100, null)])).toBe('retry');
  expect(afterFailure(undefined)).toBe('retry');
});

test('nobody is asked to pay again what a later attempt has paid, or may have', () => {
  expect(afterFailure([])).toBe('alreadyPaid');
  expect(
    afterFailure([betaalverzoekOf(50, null), betaalverzoekOf(100, ['b-2', 'inBehandeling'])]),
  ).toBe('anotherUnderWay');
});

test('nor what came in by the attempt that failed itself, while a person of the insurer looks at it', () => {
  expect(afterFailure([betaalverzoekOf(100, ['b-1', 'inBehandeling'])])).toBe('anotherUnderWay');
});

test('paid is what an attempt has paid: an arrangement leaves nothing to pay either, and of several that is not told', () => {
  const paid = betaalverzoekOf(0, ['b-2', 'betaald']);
  expect(isKnownPaid({ betaalverzoek: paid, delen: [1] })).toBe(true);
  expect(isKnownPaid({ betaalverzoek: betaalverzoekOf(0, ['b-1', 'mislukt']), delen: [1] })).toBe(
    false,
  );
  expect(isKnownPaid({ betaalverzoek: betaalverzoekOf(0, null), delen: [] })).toBe(false);
  expect(isKnownPaid({ betaalverzoek: paid, delen: [1, 2] })).toBe(false);
});

test('of several only what is still open is asked again, and of one that is paid nothing', () => {
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

test('each way to fail is told in its own words', () => {
  const words = (['mislukt', 'geannuleerd', 'verlopen'] as const).map(why);
  expect(new Set(words).size).toBe(3);
});
