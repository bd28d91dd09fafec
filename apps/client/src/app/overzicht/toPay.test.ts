import { expect, it } from 'vitest';
import { byUrgency } from './toPay.ts';

const request = (titel: string, uitersteBetaalDatum: string, bedragTeBetalen = 100) => ({
  titel,
  uitersteBetaalDatum,
  bedragTeBetalen,
  betalingsKenmerk: `${titel} ${uitersteBetaalDatum}`,
  betaling: null,
});

it('puts the most urgent first, and among equals what is due first', () => {
  const order = byUrgency([
    request('Incasso mislukt', '2026-11-01'),
    request('Factuur', '2026-12-15'),
    request('Factuur', '2026-11-30'),
    request('Aanmaning', '2026-12-01'),
    request('Iets van later', '2026-12-10'),
    request('Herinnering', '2026-11-15'),
  ]);

  expect(order.map(({ betalingsKenmerk }) => betalingsKenmerk)).toEqual([
    'Aanmaning 2026-12-01',
    'Herinnering 2026-11-15',
    'Factuur 2026-11-30',
    'Iets van later 2026-12-10',
    'Factuur 2026-12-15',
    'Incasso mislukt 2026-11-01',
  ]);
});

it('leaves out what has been paid', () => {
  expect(byUrgency([request('Factuur', '2026-11-30', 0)])).toEqual([]);
});
