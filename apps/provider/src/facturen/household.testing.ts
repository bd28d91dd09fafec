import { declaratiesOf, numberOf } from '../testing/trialProvider.testing.ts';
import type { SampleFactuur, SampleLedger, SampleLine } from './facturen.testing.ts';

/** Returns the first handled claim of a persona. */
export function declaratieOf(roepnaam: string): string {
  return declaratiesOf(roepnaam).find(({ status }) => status === 'AFGEHANDELD')?.nummer ?? '';
}

/** Returns a line of a persona's own-risk care, about their first handled claim. */
export function careLine(roepnaam: string, eigenRisico: number, bijdrage = 0): SampleLine {
  return {
    relatienummer: numberOf(roepnaam),
    omschrijving: `Zorg van ${roepnaam}`,
    datum: '2026-10-05',
    bedrag: eigenRisico + bijdrage,
    bedrag_eigen_risico: eigenRisico,
    bedrag_eigen_bijdrage: bijdrage,
    zorgverlener: 'Duinziekenhuis',
    declaratie_nummer: declaratieOf(roepnaam),
    declaratie_volgnummer: 1,
  };
}

/** Premium invoice with a reminder. */
export const premie = 'F2026-00000001';
/** Own-risk invoice of the whole family. */
export const risico = 'F2026-00000002';
/** Terms of last year: a paid one, and one taken up in the settlement. */
export const termijnen = ['F2025-00000003', 'F2025-00000004'] as const;
/** Final settlement of last year. */
export const eindafrekening = 'F2026-00000005';
/** Payment request of the first two invoices. */
export const betaalverzoek = '5000056789012345';
/** A paid payment request. */
export const paidBetaalverzoek = '0000056789012343';

const month = { periode_van: '2026-10-01', periode_tot: '2026-11-01' };

function termijn(kenmerk: string, date: string, boeking: string): SampleFactuur {
  return {
    kenmerk,
    soort: 'Eigenrisicotermijn',
    datum: date,
    eindafrekening,
    regels: [{ bedrag: 3_850, omschrijving: 'Termijn own risico 2025', periode_van: date }],
    boekingen: [{ soort: boeking, bedrag: 3_850 }],
  };
}

/** Returns Sanne's debts for her family. */
export function ledgerOfSanne(): SampleLedger {
  return {
    debiteur: numberOf('Sanne'),
    betaalverzoeken: [
      { kenmerk: betaalverzoek, titel: 'Herinnering', datum: '2026-10-10', dueDate: '2026-11-24' },
      { kenmerk: paidBetaalverzoek, titel: 'Factuur', datum: '2026-02-10', dueDate: '2026-03-12' },
    ],
    facturen: [
      {
        kenmerk: eindafrekening,
        soort: 'Eigenrisicoeindafrekening',
        datum: '2026-02-10',
        jaar: 2025,
        betaalverzoek: paidBetaalverzoek,
        regels: [
          { ...careLine('Sanne', 10_000), datum: '2025-05-05' },
          { bedrag: -3_850, omschrijving: 'Betaalde termijnen 2025' },
        ],
        boekingen: [{ soort: 'betaling', bedrag: 6_150 }],
      },
      termijn(termijnen[0], '2025-02-01', 'betaling'),
      termijn(termijnen[1], '2025-03-01', 'eindafrekening'),
      {
        kenmerk: premie,
        soort: 'Zorgpremie',
        datum: '2026-10-01',
        betaalverzoek,
        regels: [
          { ...month, bedrag: 15_420, omschrijving: 'Basisverzekering Sanne' },
          { ...month, bedrag: 14_995, omschrijving: 'Daan', relatienummer: numberOf('Daan') },
        ],
        boekingen: [{ soort: 'betaling', bedrag: 415 }],
      },
      {
        kenmerk: risico,
        soort: 'EigenrisicoEigenbijdrage',
        datum: '2026-10-08',
        betaalverzoek,
        regels: [careLine('Daan', 7_415), careLine('Bram', 0, 1_010), careLine('Lotte', 5, 10)],
      },
    ],
  };
}
