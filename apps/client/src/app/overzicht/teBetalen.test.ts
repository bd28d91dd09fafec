import { expect, it } from 'vitest';
import { opUrgentie } from './teBetalen.ts';

const verzoek = (titel: string, uitersteBetaalDatum: string, bedragTeBetalen = 100) => ({
  titel,
  uitersteBetaalDatum,
  bedragTeBetalen,
  betalingsKenmerk: `${titel} ${uitersteBetaalDatum}`,
  betaling: null,
});

it('puts the most urgent first, and among equals what is due first', () => {
  const volgorde = opUrgentie([
    verzoek('Incasso mislukt', '2026-11-01'),
    verzoek('Factuur', '2026-12-15'),
    verzoek('Factuur', '2026-11-30'),
    verzoek('Aanmaning', '2026-12-01'),
    verzoek('Iets van later', '2026-12-10'),
    verzoek('Herinnering', '2026-11-15'),
  ]);

  expect(volgorde.map(({ betalingsKenmerk }) => betalingsKenmerk)).toEqual([
    'Aanmaning 2026-12-01',
    'Herinnering 2026-11-15',
    'Factuur 2026-11-30',
    'Iets van later 2026-12-10',
    'Factuur 2026-12-15',
    'Incasso mislukt 2026-11-01',
  ]);
});

it('leaves out what has been paid', () => {
  expect(opUrgentie([verzoek('Factuur', '2026-11-30', 0)])).toEqual([]);
});
