import type {
  AssessmentInput,
  Dekking,
  EigenRisicoAmount,
  LineInput,
  VerzekerdePerson,
} from './shapes.ts';
import { emptyUsage } from './usage.ts';

/** Returns a cover, by default of the whole bill under own risk. */
export function exampleDekking(dekkingId: number, own: Partial<Dekking>): Dekking {
  return {
    dekkingId,
    merk: 'ZZ',
    pakket: 'BASIS',
    zorgsoort: 'Ziekenhuis',
    prestatie: 'Behandeling',
    validFrom: '2016-01-01',
    validUntil: null,
    ageFrom: 0,
    ageUntil: 200,
    percentage: 100,
    maximumYear: null,
    maximumTreatments: null,
    shared: null,
    bijdragePercentage: 0,
    fixedBijdrage: 0,
    yearlyBijdrageMaximum: null,
    eigenRisico: true,
    voorwaarde: null,
    uitleg: '',
    ...own,
  };
}

/** Covers of the worked example in docs/domain.md, and one of every other kind. */
export const dekkingen: readonly Dekking[] = [
  exampleDekking(1, { zorgsoort: 'Huisarts', eigenRisico: false }),
  exampleDekking(2, { zorgsoort: 'Ziekenhuis' }),
  exampleDekking(3, {
    zorgsoort: 'Medicijnen',
    fixedBijdrage: 1000,
    yearlyBijdrageMaximum: 25_000,
  }),
  exampleDekking(4, { zorgsoort: 'Hulpmiddelen', bijdragePercentage: 25 }),
  exampleDekking(5, { zorgsoort: 'Tandarts', ageUntil: 18 }),
  exampleDekking(6, {
    zorgsoort: 'Tandarts',
    pakket: 'AANVULLEND',
    ageFrom: 18,
    percentage: 75,
    maximumYear: 25_000,
    eigenRisico: false,
  }),
  exampleDekking(7, {
    zorgsoort: 'Fysiotherapie',
    pakket: 'AANVULLEND',
    maximumYear: 36_000,
    eigenRisico: false,
  }),
  exampleDekking(8, {
    zorgsoort: 'Fysiotherapie',
    pakket: 'AANVULLEND_PLUS',
    maximumYear: 108_000,
    eigenRisico: false,
  }),
];

/** Own risk of 2024 to 2026 in docs/domain.md. */
export const eigenRisicoAmounts: readonly EigenRisicoAmount[] = [2024, 2025, 2026].flatMap(
  (year) => [
    {
      merk: 'ZZ',
      jaar: year,
      verplicht: 38_500,
      voluntaryPossible: true,
      fromBirthday: false,
      maximumPerTreatment: null,
    },
    {
      merk: 'AZVZ',
      jaar: year,
      verplicht: 38_500,
      voluntaryPossible: false,
      fromBirthday: false,
      maximumPerTreatment: null,
    },
  ],
);

/** An adult with ZZ, a supplementary package and € 100 voluntary own risk. */
export const adult: VerzekerdePerson = {
  geboorteDatum: '1985-04-12',
  insurances: [
    {
      polisnummer: 'P1',
      merk: 'ZZ',
      validFrom: '2020-01-01',
      validUntil: null,
      aanvullend: 'AANVULLEND',
      voluntaryEigenRisico: 10_000,
    },
  ],
};

/** Returns a line, by default of € 100 in hospital on 2 March 2026. */
export function line(own: Partial<LineInput>): LineInput {
  return {
    zorgsoort: 'Ziekenhuis',
    behandelDatum: '2026-03-02',
    bedrag: 10_000,
    aantal: 1,
    buitenland: false,
    ...own,
  };
}

/** Returns input for the adult, by default sent in on 21 November 2026. */
export function input(
  regels: readonly LineInput[],
  own: Partial<AssessmentInput> = {},
): AssessmentInput {
  return {
    submittedOn: '2026-11-21',
    person: adult,
    dekkingen,
    eigenRisicoAmounts,
    usage: emptyUsage,
    inTermijnen: [],
    regels,
    ...own,
  };
}
