import type {
  BeoordelingInvoer,
  Dekking,
  EigenRisicoBedrag,
  RegelInvoer,
  VerzekerdePersoon,
} from './vormen.ts';
import { leegVerbruik } from './verbruik.ts';

/** A cover for the tests of the rules: all of the bill, under own risk, unless told otherwise. */
export function dekking(dekkingId: number, eigen: Partial<Dekking>): Dekking {
  return {
    dekkingId,
    merk: 'ZZ',
    pakket: 'BASIS',
    zorgsoort: 'Ziekenhuis',
    prestatie: 'Behandeling',
    geldigVan: '2016-01-01',
    geldigTot: null,
    leeftijdVan: 0,
    leeftijdTot: 200,
    percentage: 100,
    maximumJaar: null,
    bijdragePercentage: 0,
    bijdrageVast: 0,
    bijdrageMaximumJaar: null,
    eigenRisico: true,
    uitleg: '',
    ...eigen,
  };
}

/** The covers of the worked example of domain.md, and one of every other kind. */
export const dekkingen: readonly Dekking[] = [
  dekking(1, { zorgsoort: 'Huisarts', eigenRisico: false }),
  dekking(2, { zorgsoort: 'Ziekenhuis' }),
  dekking(3, { zorgsoort: 'Medicijnen', bijdrageVast: 1000, bijdrageMaximumJaar: 25_000 }),
  dekking(4, { zorgsoort: 'Hulpmiddelen', bijdragePercentage: 25 }),
  dekking(5, { zorgsoort: 'Tandarts', leeftijdTot: 18 }),
  dekking(6, {
    zorgsoort: 'Tandarts',
    pakket: 'AANVULLEND',
    leeftijdVan: 18,
    percentage: 75,
    maximumJaar: 25_000,
    eigenRisico: false,
  }),
  dekking(7, {
    zorgsoort: 'Fysiotherapie',
    pakket: 'AANVULLEND',
    maximumJaar: 36_000,
    eigenRisico: false,
  }),
  dekking(8, {
    zorgsoort: 'Fysiotherapie',
    pakket: 'AANVULLEND_PLUS',
    maximumJaar: 108_000,
    eigenRisico: false,
  }),
];

/** Own risk of 2024 to 2026 as domain.md has it. */
export const eigenRisicoBedragen: readonly EigenRisicoBedrag[] = [2024, 2025, 2026].flatMap(
  (jaar) => [
    { merk: 'ZZ', jaar, verplicht: 38_500, vrijwilligMogelijk: true, maximumPerBehandeling: null },
    {
      merk: 'AZVZ',
      jaar,
      verplicht: 38_500,
      vrijwilligMogelijk: false,
      maximumPerBehandeling: null,
    },
  ],
);

/** An adult with ZZ, a supplementary package and € 100 voluntary own risk. */
export const volwassene: VerzekerdePersoon = {
  geboorteDatum: '1985-04-12',
  verzekeringen: [
    {
      merk: 'ZZ',
      geldigVan: '2020-01-01',
      geldigTot: null,
      aanvullend: 'AANVULLEND',
      vrijwilligEigenRisico: 10_000,
    },
  ],
};

/** A line of € 100 in hospital on 2 March 2026, unless told otherwise. */
export function regel(eigen: Partial<RegelInvoer>): RegelInvoer {
  return {
    zorgsoort: 'Ziekenhuis',
    behandelDatum: '2026-03-02',
    bedrag: 10_000,
    aantal: 1,
    buitenland: false,
    ...eigen,
  };
}

/** Input of a judgement for the adult, sent in on 21 November 2026, unless told otherwise. */
export function invoer(
  regels: readonly RegelInvoer[],
  eigen: Partial<BeoordelingInvoer> = {},
): BeoordelingInvoer {
  return {
    ingediendOp: '2026-11-21',
    persoon: volwassene,
    dekkingen,
    eigenRisicoBedragen,
    verbruik: leegVerbruik,
    regels,
    ...eigen,
  };
}
