import { expect, it } from 'vitest';
import { zetTaalbron } from '../../../platform/taal.ts';
import { legeInvoer } from './invoer.ts';
import { samenvatting } from './samenvatting.ts';
import { beginToestand } from './toestand.ts';

zetTaalbron(() => 'nl');

it('repeats everything that was filled in, and nothing that was left empty', () => {
  const toestand = {
    ...beginToestand(undefined),
    invoer: {
      ...legeInvoer,
      declarant: '1002',
      zorgsoort: 'Tandarts',
      behandelDatum: '2026-11-02',
      bedrag: '61,8',
      naamZorgverlener: 'Praktijk Noord ',
      buitenland: true,
    },
  };
  const personen = [
    { relatienummer: '1002', opgemaakteNaam: 'Lotte de Vries', geboorteDatum: '2018-01-01' },
  ];
  expect(samenvatting(toestand, personen, 'nl').map(({ waarde, stap }) => [waarde, stap])).toEqual([
    ['Lotte de Vries', 'wie'],
    ['Tandarts', 'gegevens'],
    ['2 november 2026', 'gegevens'],
    ['€\u00A061,80', 'gegevens'],
    ['Praktijk Noord', 'gegevens'],
    ['Ja', 'gegevens'],
  ]);
});
