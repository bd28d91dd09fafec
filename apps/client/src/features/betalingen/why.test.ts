import { expect, test } from 'vitest';
import { setLanguageSource } from '../../platform/language.ts';
import { afterFailure, why } from './why.ts';

setLanguageSource(() => 'nl');

const request = (
  bedragTeBetalen: number,
  betaling: [string, 'inBehandeling' | 'mislukt'] | null,
) => ({
  bedragTeBetalen,
  uitersteBetaalDatum: '2026-11-30',
  betaling: betaling && { betalingId: betaling[0], status: betaling[1] },
});

test('a failed payment can be tried again while something is open', () => {
  expect(afterFailure('b-1', request(100, ['b-1', 'mislukt']))).toBe('retry');
  expect(afterFailure('b-1', request(100, null))).toBe('retry');
  expect(afterFailure('b-1', null)).toBe('retry');
});

test('nobody is asked to pay again what a later attempt has paid, or may have', () => {
  expect(afterFailure('b-1', request(0, ['b-2', 'mislukt']))).toBe('alBetaald');
  expect(afterFailure('b-1', request(100, ['b-2', 'inBehandeling']))).toBe('andereBezig');
});

test('each way to fail is told in its own words', () => {
  const words = (['mislukt', 'geannuleerd', 'verlopen'] as const).map(why);
  expect(new Set(words).size).toBe(3);
});
