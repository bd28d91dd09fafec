import { brandCodes } from '@mijn/domain/brands';
import { type DekkingDetails, noAgeLimit, type Plan, plans } from '../shapes.ts';

type Content = Pick<DekkingDetails, 'zorgsoort' | 'prestatie' | 'uitleg'> & Partial<DekkingDetails>;

const plain = {
  validFrom: '2016-01-01',
  validUntil: null,
  ageFrom: 0,
  ageUntil: noAgeLimit,
  percentage: 100,
  maximumYear: null,
  maximumTreatments: null,
  shared: null,
  bijdragePercentage: 0,
  fixedBijdrage: 0,
  yearlyBijdrageMaximum: null,
  voorwaarde: null,
} as const;

// Exemptions from own risk are in docs/domain.md (GP with chain care, midwife with maternity care and
// prenatal screening, district nursing, aids on loan, after-care for donors, lifestyle programme;
// laboratory, medicines and transport are not exempt). Contributions: 10 euros on medicines (the
// example of docs/domain.md), a quarter of an aid, a yearly amount for transport.
const basis: readonly Content[] = [
  {
    zorgsoort: 'Huisarts',
    prestatie: 'Consult huisarts',
    eigenRisico: false,
    uitleg: 'De basisverzekering betaalt de huisarts.',
  },
  {
    zorgsoort: 'Ziekenhuis',
    prestatie: 'Behandeling in het ziekenhuis',
    voorwaarde: 'verwijzing',
    uitleg: 'De basisverzekering betaalt zorg in het ziekenhuis.',
  },
  {
    zorgsoort: 'Medicijnen',
    prestatie: 'Medicijnen op recept',
    voorwaarde: 'voorschrift',
    fixedBijdrage: 1000,
    yearlyBijdrageMaximum: 25_000,
    uitleg: 'De basisverzekering betaalt medicijnen op recept. Een klein deel betaal je zelf.',
  },
  {
    zorgsoort: 'Laboratorium',
    prestatie: 'Laboratoriumonderzoek',
    voorwaarde: 'verwijzing',
    uitleg: 'De basisverzekering betaalt onderzoek in een laboratorium.',
  },
  {
    zorgsoort: 'Fysiotherapie',
    prestatie: 'Zitting fysiotherapie',
    ageUntil: 18,
    uitleg: 'De basisverzekering betaalt fysiotherapie tot 18 jaar.',
  },
  {
    zorgsoort: 'Tandarts',
    prestatie: 'Behandeling tandarts',
    ageUntil: 18,
    uitleg: 'De basisverzekering betaalt de tandarts tot 18 jaar.',
  },
  {
    zorgsoort: 'Hulpmiddelen',
    prestatie: 'Hulpmiddel',
    voorwaarde: 'voorschrift',
    bijdragePercentage: 25,
    uitleg: 'De basisverzekering betaalt hulpmiddelen. Een kwart betaal je zelf.',
  },
  {
    zorgsoort: 'Psycholoog',
    prestatie: 'Behandeling psycholoog',
    voorwaarde: 'verwijzing',
    ageFrom: 18,
    uitleg: 'De basisverzekering betaalt de psycholoog.',
  },
  {
    zorgsoort: 'Ziekenvervoer',
    prestatie: 'Vervoer naar zorg',
    voorwaarde: 'voorschrift',
    bijdragePercentage: 100,
    yearlyBijdrageMaximum: 12_600,
    uitleg: 'De basisverzekering betaalt vervoer naar zorg, na een bedrag per jaar.',
  },
  {
    zorgsoort: 'Verloskundige',
    prestatie: 'Zorg bij zwangerschap en bevalling',
    eigenRisico: false,
    uitleg: 'De basisverzekering betaalt de verloskundige.',
  },
  {
    zorgsoort: 'Hulpmiddelen in bruikleen',
    prestatie: 'Hulpmiddel in bruikleen',
    eigenRisico: false,
    uitleg: 'De basisverzekering betaalt hulpmiddelen die je leent.',
  },
  {
    zorgsoort: 'Wijkverpleging',
    prestatie: 'Verpleging en verzorging thuis',
    eigenRisico: false,
    uitleg: 'De basisverzekering betaalt verpleging en verzorging thuis.',
  },
  {
    zorgsoort: 'Leefstijlprogramma',
    prestatie: 'Leefstijlprogramma',
    voorwaarde: 'verwijzing',
    eigenRisico: false,
    uitleg: 'De basisverzekering betaalt een programma voor een gezonde leefstijl.',
  },
  {
    zorgsoort: 'Nazorg na donatie',
    prestatie: 'Nazorg na donatie',
    eigenRisico: false,
    uitleg: 'De basisverzekering betaalt de nazorg van wie een orgaan gaf.',
  },
];

// Shared by the whole family.
const teethAndEyes = { name: 'Tandarts, bril en lenzen', maximumYear: 60_000 } as const;

const supplementary: readonly Content[] = [
  {
    zorgsoort: 'Fysiotherapie',
    prestatie: 'Zitting fysiotherapie',
    maximumTreatments: 9,
    uitleg: 'De aanvullende verzekering betaalt fysiotherapie.',
  },
  {
    zorgsoort: 'Tandarts',
    prestatie: 'Behandeling tandarts',
    percentage: 75,
    maximumYear: 25_000,
    shared: teethAndEyes,
    uitleg: 'De aanvullende verzekering betaalt driekwart van de tandarts.',
  },
  {
    zorgsoort: 'Bril en lenzen',
    prestatie: 'Bril of lenzen',
    maximumYear: 10_000,
    shared: teethAndEyes,
    uitleg: 'De aanvullende verzekering betaalt een bril of lenzen.',
  },
];

const supplementaryPlus: readonly Content[] = [
  {
    zorgsoort: 'Fysiotherapie',
    prestatie: 'Zitting fysiotherapie',
    maximumTreatments: 18,
    uitleg: 'De aanvullende verzekering betaalt fysiotherapie.',
  },
  {
    zorgsoort: 'Tandarts',
    prestatie: 'Behandeling tandarts',
    percentage: 80,
    maximumYear: 75_000,
    uitleg: 'De aanvullende verzekering betaalt vier vijfde van de tandarts.',
  },
  {
    zorgsoort: 'Bril en lenzen',
    prestatie: 'Bril of lenzen',
    maximumYear: 20_000,
    uitleg: 'De aanvullende verzekering betaalt een bril of lenzen.',
  },
  {
    zorgsoort: 'Alternatieve zorg',
    prestatie: 'Behandeling alternatieve zorg',
    percentage: 50,
    maximumYear: 40_000,
    uitleg: 'De aanvullende verzekering betaalt de helft van alternatieve zorg.',
  },
];

const contentOf: Readonly<Record<Plan, readonly Content[]>> = {
  BASIS: basis,
  AANVULLEND: supplementary,
  AANVULLEND_PLUS: supplementaryPlus,
};

/** Covers of every package of both brands, inserted into the table `dekking`. Amounts in cents. */
export const dekkingen: readonly DekkingDetails[] = brandCodes.flatMap((brand) =>
  plans.flatMap((pakket) =>
    contentOf[pakket].map((part) => ({
      ...plain,
      eigenRisico: pakket === 'BASIS',
      ...part,
      merk: brand,
      pakket,
    })),
  ),
);
