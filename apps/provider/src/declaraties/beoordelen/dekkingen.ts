import type { Merk } from '@mijn/domain/merken';
import type { Zorgsoort } from '@mijn/domain/zorgsoorten';
import type { Dekking } from './vormen.ts';

/** A package that a person can have. */
export interface Pakket {
  readonly code: string;
  readonly merk: Merk;
  readonly naam: string;
  readonly soort: 'basis' | 'aanvullend';
}

/** The packages of both brands: basic insurance and two supplementary ones each. */
export const pakketten: readonly Pakket[] = [
  { code: 'ZZ-BASIS', merk: 'ZZ', naam: 'Zilverzand Basis', soort: 'basis' },
  { code: 'ZZ-EXTRA', merk: 'ZZ', naam: 'Zilverzand Extra', soort: 'aanvullend' },
  { code: 'ZZ-COMPLEET', merk: 'ZZ', naam: 'Zilverzand Compleet', soort: 'aanvullend' },
  { code: 'AZVZ-BASIS', merk: 'AZVZ', naam: 'Ankerzee Basis', soort: 'basis' },
  { code: 'AZVZ-DEK', merk: 'AZVZ', naam: 'Ankerzee Dek', soort: 'aanvullend' },
  { code: 'AZVZ-BRUG', merk: 'AZVZ', naam: 'Ankerzee Brug', soort: 'aanvullend' },
];

type Inhoud = Partial<
  Record<
    Zorgsoort,
    Partial<
      Pick<
        Dekking,
        | 'percentage'
        | 'maximumPerJaar'
        | 'vrijgesteldVanEigenRisico'
        | 'bijdragePercentage'
        | 'bijdrageMaximumPerJaar'
      >
    >
  >
>;

// Exempt: domain.md. Contribution: a hearing aid's quarter and the yearly amount for transport.
const basis: Inhoud = {
  Huisarts: { vrijgesteldVanEigenRisico: true },
  Ziekenhuis: {},
  Medicijnen: { bijdrageMaximumPerJaar: 25_000 },
  Laboratorium: {},
  Hulpmiddelen: { bijdragePercentage: 25 },
  Psycholoog: {},
  Ziekenvervoer: { bijdragePercentage: 100, bijdrageMaximumPerJaar: 12_600 },
  Verloskundige: { vrijgesteldVanEigenRisico: true },
};

const klein: Inhoud = {
  Fysiotherapie: { maximumPerJaar: 36_000 },
  Tandarts: { percentage: 75, maximumPerJaar: 25_000 },
  'Bril en lenzen': { maximumPerJaar: 10_000 },
};

const groot: Inhoud = {
  Fysiotherapie: { maximumPerJaar: 108_000 },
  Tandarts: { percentage: 80, maximumPerJaar: 75_000 },
  'Bril en lenzen': { maximumPerJaar: 20_000 },
  'Alternatieve zorg': { percentage: 50, maximumPerJaar: 40_000 },
};

const inhoudVan: Readonly<Record<string, Inhoud>> = {
  'ZZ-BASIS': basis,
  'ZZ-EXTRA': klein,
  'ZZ-COMPLEET': groot,
  'AZVZ-BASIS': basis,
  'AZVZ-DEK': klein,
  'AZVZ-BRUG': groot,
};

/** What every package covers, since 2016: the filling of the table `dekking`. Amounts in cents. */
export const dekkingen: readonly Dekking[] = pakketten.flatMap(({ code, merk, soort }) =>
  Object.entries(inhoudVan[code] ?? {}).map(([zorgsoort, eigen]) => ({
    code: `${code}/${zorgsoort}`,
    merk,
    pakket: code,
    soort,
    // Object.entries widens the key, which `Inhoud` guards above.
    zorgsoort: zorgsoort as Zorgsoort,
    vanaf: '2016-01-01',
    tot: null,
    percentage: 100,
    maximumPerJaar: null,
    vrijgesteldVanEigenRisico: false,
    bijdragePercentage: 0,
    bijdrageMaximumPerJaar: null,
    ...eigen,
  })),
);
