import type { Betaling } from '@mijn/contract/extensions';
import { parseEuros } from '@mijn/domain/money';

const core = {
  kenmerkOpgemaakt: 'F2026-0000 0001',
  titel: 'Factuur',
  datum: '2026-11-01',
  status: 'Te betalen via iDEAL',
  bedragTotaal: 154.2,
  bedragEerderBetaaldVerrekend: 0,
  betalingsRegelingId: null,
  bedragTeBetalen: 154.2,
  datumAutomatischeIncasso: null,
  rekeningNummerZenZ: 'NL91ABNA0417164300',
  betaalVerzoek: {
    kenmerk: '5000056789012345',
    betalingsKenmerkOpgemaakt: '5000 0567 8901 2345',
    aantalFacturen: 1,
    bedragTeBetalen: 154.2,
    datum: '2026-11-01',
    uitersteBetaalDatum: '2026-11-30',
  },
};

const verzekerde = { naamVerzekerde: 'Daan de Vries', geboorteDatum: '1985-02-01' };
const periode = { datumIngang: '2026-11-01', datumEinde: '2026-11-30' };

export const factuurDetails = {
  premie: {
    ...core,
    factuurType: 'Zorgpremie',
    premieRegels: [{ omschrijving: 'Basisverzekering', periode, bedrag: 154.2 }],
  },
  risico: {
    ...core,
    factuurType: 'EigenrisicoEigenbijdrage',
    verzekerden: [
      {
        ...verzekerde,
        regels: [
          {
            datum: '2026-10-03',
            omschrijving: null,
            bedragEigenRisico: 100.1,
            bedragEigenBijdrage: 54.1,
            zorgverlener: null,
            declaratieNummer: null,
            declaratieVolgnummer: null,
          },
        ],
        totaalEigenRisico: 100.1,
        totaalEigenBijdrage: 54.1,
      },
    ],
  },
  risicoPeriode: {
    ...core,
    factuurType: 'Eigenrisicotermijn',
    regels: [{ ...verzekerde, omschrijving: 'Termijn 10', periode, bedrag: 38.5 }],
  },
  eindAfrekening: {
    ...core,
    factuurType: 'Eigenrisicoeindafrekening',
    verzekerden: [
      {
        ...verzekerde,
        jaarRegeling: 2025,
        bedragRegelingTotaal: -12.34,
        relatienummerVerzekerde: 'R2',
      },
    ],
  },
} as const;

const inList = (kenmerk: string, soortFactuur: string) => ({
  soortFactuur,
  datum: '2026-11-01',
  status: 'Te betalen via iDEAL',
  bedrag: 154.2,
  kenmerk,
  kenmerkBetaalverzoek: '5000056789012345',
  datumAutomatischeIncasso: null,
});

/** The list with one invoice of each kind; only the last has extensions. */
export const facturen = [
  inList('F2026-00000001', 'Zorgpremie'),
  inList('F2026-00000002', 'EigenrisicoEigenbijdrage'),
  inList('F2026-00000003', 'Eigenrisicotermijn'),
  {
    ...inList('F2026-00000004', 'Eigenrisicoeindafrekening'),
    bedrag: -12.34,
    openBedrag: -12.34,
    periode: '2025',
    titel: null,
    afgeschermd: true,
  },
];

export const specificatie = {
  jaarRegeling: 2025,
  naamVerzekerde: 'Daan de Vries',
  geboorteDatum: '1985-02-01',
  bedragTotaalRegeling: -12.34,
  eigenRisicoGebruiken: {
    bedragTotaalEigenRisico: 372.66,
    regels: [{ datum: '2025-03-02', zorgsoort: null, bedrag: 372.66 }],
  },
  opgelegdeTermijnen: {
    bedragOpgelegd: 385,
    bedragBetaald: 385,
    bedragNietBetaald: 0,
    regels: [{ datum: '2025-02-01', omschrijving: 'Termijn 1', bedrag: 38.5 }],
  },
};

export const betaalverzoek = {
  titel: 'Herinnering',
  datum: '2026-11-01',
  betalingsKenmerk: '5000056789012345',
  betalingsKenmerkOpgemaakt: '5000 0567 8901 2345',
  uitersteBetaalDatum: '2026-11-30',
  rekeningNummerZenZ: 'NL91ABNA0417164300',
  facturen: [
    { kenmerk: 'F2026-00000001', factuur: 'Zorgpremie', datum: '2026-11-01', bedrag: 154.2 },
  ],
  bedragTotaal: 154.2,
  bedragEerderBetaaldVerrekend: 4.2,
  bedragTeBetalen: 150,
};

export const betaling: Betaling = {
  betalingId: '6f1f2f0e-8a7d-4a3b-9f57-0c2d3e4f5a6b',
  status: 'open',
  bedrag: parseEuros(150),
  betaalkenmerk: '5000056789012345',
  betalingsKenmerkOpgemaakt: '5000 0567 8901 2345',
  bijgewerktOp: '2026-11-21T12:00:00Z',
};

export const bankAddress = 'http://ideal.localhost:3003/betalen/tr_1';
