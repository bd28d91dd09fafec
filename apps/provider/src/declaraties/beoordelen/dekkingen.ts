import { merkCodes } from '@mijn/domain/merken';
import type { DekkingGegevens, Pakket } from './vormen.ts';
import { pakketten } from './vormen.ts';

type Inhoud = Pick<DekkingGegevens, 'zorgsoort' | 'prestatie' | 'uitleg'> &
  Partial<DekkingGegevens>;

const gewoon = {
  geldigVan: '2016-01-01',
  geldigTot: null,
  leeftijdVan: 0,
  leeftijdTot: 200,
  percentage: 100,
  maximumJaar: null,
  bijdragePercentage: 0,
  bijdrageVast: 0,
  bijdrageMaximumJaar: null,
} as const;

// Which care has own risk: domain.md (the GP and the midwife have none; laboratory, medicines and
// transport do). Contributions: 10 euros on medicines (the example of domain.md), a quarter of an aid, a
// yearly amount for transport.
const basis: readonly Inhoud[] = [
  {
    zorgsoort: 'Huisarts',
    prestatie: 'Consult huisarts',
    eigenRisico: false,
    uitleg: 'De basisverzekering betaalt de huisarts.',
  },
  {
    zorgsoort: 'Ziekenhuis',
    prestatie: 'Behandeling in het ziekenhuis',
    uitleg: 'De basisverzekering betaalt zorg in het ziekenhuis.',
  },
  {
    zorgsoort: 'Medicijnen',
    prestatie: 'Medicijnen op recept',
    bijdrageVast: 1000,
    bijdrageMaximumJaar: 25_000,
    uitleg: 'De basisverzekering betaalt medicijnen op recept. Een klein deel betaal je zelf.',
  },
  {
    zorgsoort: 'Laboratorium',
    prestatie: 'Laboratoriumonderzoek',
    uitleg: 'De basisverzekering betaalt onderzoek in een laboratorium.',
  },
  {
    zorgsoort: 'Fysiotherapie',
    prestatie: 'Zitting fysiotherapie',
    leeftijdTot: 18,
    uitleg: 'De basisverzekering betaalt fysiotherapie tot 18 jaar.',
  },
  {
    zorgsoort: 'Tandarts',
    prestatie: 'Behandeling tandarts',
    leeftijdTot: 18,
    uitleg: 'De basisverzekering betaalt de tandarts tot 18 jaar.',
  },
  {
    zorgsoort: 'Hulpmiddelen',
    prestatie: 'Hulpmiddel',
    bijdragePercentage: 25,
    uitleg: 'De basisverzekering betaalt hulpmiddelen. Een kwart betaal je zelf.',
  },
  {
    zorgsoort: 'Psycholoog',
    prestatie: 'Behandeling psycholoog',
    leeftijdVan: 18,
    uitleg: 'De basisverzekering betaalt de psycholoog.',
  },
  {
    zorgsoort: 'Ziekenvervoer',
    prestatie: 'Vervoer naar zorg',
    bijdragePercentage: 100,
    bijdrageMaximumJaar: 12_600,
    uitleg: 'De basisverzekering betaalt vervoer naar zorg, na een bedrag per jaar.',
  },
  {
    zorgsoort: 'Verloskundige',
    prestatie: 'Zorg bij zwangerschap en bevalling',
    eigenRisico: false,
    uitleg: 'De basisverzekering betaalt de verloskundige.',
  },
];

const aanvullend: readonly Inhoud[] = [
  {
    zorgsoort: 'Fysiotherapie',
    prestatie: 'Zitting fysiotherapie',
    maximumJaar: 36_000,
    uitleg: 'De aanvullende verzekering betaalt fysiotherapie.',
  },
  {
    zorgsoort: 'Tandarts',
    prestatie: 'Behandeling tandarts',
    percentage: 75,
    maximumJaar: 25_000,
    uitleg: 'De aanvullende verzekering betaalt driekwart van de tandarts.',
  },
  {
    zorgsoort: 'Bril en lenzen',
    prestatie: 'Bril of lenzen',
    maximumJaar: 10_000,
    uitleg: 'De aanvullende verzekering betaalt een bril of lenzen.',
  },
];

const aanvullendPlus: readonly Inhoud[] = [
  {
    zorgsoort: 'Fysiotherapie',
    prestatie: 'Zitting fysiotherapie',
    maximumJaar: 108_000,
    uitleg: 'De aanvullende verzekering betaalt fysiotherapie.',
  },
  {
    zorgsoort: 'Tandarts',
    prestatie: 'Behandeling tandarts',
    percentage: 80,
    maximumJaar: 75_000,
    uitleg: 'De aanvullende verzekering betaalt vier vijfde van de tandarts.',
  },
  {
    zorgsoort: 'Bril en lenzen',
    prestatie: 'Bril of lenzen',
    maximumJaar: 20_000,
    uitleg: 'De aanvullende verzekering betaalt een bril of lenzen.',
  },
  {
    zorgsoort: 'Alternatieve zorg',
    prestatie: 'Behandeling alternatieve zorg',
    percentage: 50,
    maximumJaar: 40_000,
    uitleg: 'De aanvullende verzekering betaalt de helft van alternatieve zorg.',
  },
];

const inhoudVan: Readonly<Record<Pakket, readonly Inhoud[]>> = {
  BASIS: basis,
  AANVULLEND: aanvullend,
  AANVULLEND_PLUS: aanvullendPlus,
};

/** What every package of both brands covers: the filling of the table `dekking`. Amounts in cents. */
export const dekkingen: readonly DekkingGegevens[] = merkCodes.flatMap((merk) =>
  pakketten.flatMap((pakket) =>
    inhoudVan[pakket].map((deel) => ({
      ...gewoon,
      eigenRisico: pakket === 'BASIS',
      ...deel,
      merk,
      pakket,
    })),
  ),
);
