import { expect, test } from 'vitest';
import { zetTaalbron } from '../../platform/taal.ts';
import { naMislukking, waarom } from './waarom.ts';

zetTaalbron(() => 'nl');

const verzoek = (
  bedragTeBetalen: number,
  betaling: [string, 'inBehandeling' | 'mislukt'] | null,
) => ({
  bedragTeBetalen,
  uitersteBetaalDatum: '2026-11-30',
  betaling: betaling && { betalingId: betaling[0], status: betaling[1] },
});

test('a failed payment can be tried again while something is open', () => {
  expect(naMislukking('b-1', verzoek(100, ['b-1', 'mislukt']))).toBe('opnieuw');
  expect(naMislukking('b-1', verzoek(100, null))).toBe('opnieuw');
  expect(naMislukking('b-1', null)).toBe('opnieuw');
});

test('nobody is asked to pay again what a later attempt has paid, or may have', () => {
  expect(naMislukking('b-1', verzoek(0, ['b-2', 'mislukt']))).toBe('alBetaald');
  expect(naMislukking('b-1', verzoek(100, ['b-2', 'inBehandeling']))).toBe('andereBezig');
});

test('each way to fail is told in its own words', () => {
  const woorden = (['mislukt', 'geannuleerd', 'verlopen'] as const).map(waarom);
  expect(new Set(woorden).size).toBe(3);
});
