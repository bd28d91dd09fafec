import { declaratiesVan, nummerVan } from '../testhulp/proefProvider.ts';
import type { ProefFactuur, ProefLedger, ProefRegel } from './facturen.testhulp.ts';

/** First settled claim of a persona. */
export function claimVan(roepnaam: string): string {
  return declaratiesVan(roepnaam).find(({ status }) => status === 'AFGEHANDELD')?.nummer ?? '';
}

/** A line of own-risk care of a persona, named by their first settled claim. */
export function zorgregel(roepnaam: string, eigenRisico: number, bijdrage = 0): ProefRegel {
  return {
    relatienummer: nummerVan(roepnaam),
    omschrijving: `Zorg van ${roepnaam}`,
    datum: '2026-10-05',
    bedrag: eigenRisico + bijdrage,
    bedrag_eigen_risico: eigenRisico,
    bedrag_eigen_bijdrage: bijdrage,
    zorgverlener: 'Duinziekenhuis',
    declaratie_nummer: claimVan(roepnaam),
    declaratie_volgnummer: 1,
  };
}

/** The premium invoice that is reminded of. */
export const premie = 'F2026-00000001';
/** The own-risk invoice of the whole family. */
export const risico = 'F2026-00000002';
/** A term of last year that was paid, and one that the settlement took up. */
export const termijnen = ['F2025-00000003', 'F2025-00000004'] as const;
/** The final settlement of last year. */
export const eindafrekening = 'F2026-00000005';
/** The payment request of the first two. */
export const verzoek = '5000056789012345';
/** A payment request that has been paid. */
export const betaaldVerzoek = '0000056789012343';

const maand = { periode_van: '2026-10-01', periode_tot: '2026-11-01' };

function termijn(kenmerk: string, datum: string, boeking: string): ProefFactuur {
  return {
    kenmerk,
    soort: 'Eigenrisicotermijn',
    datum,
    eindafrekening,
    regels: [{ bedrag: 3_850, omschrijving: 'Termijn eigen risico 2025', periode_van: datum }],
    boekingen: [{ soort: boeking, bedrag: 3_850 }],
  };
}

/** What Sanne owes for her family. */
export function ledgerVanSanne(): ProefLedger {
  return {
    debiteur: nummerVan('Sanne'),
    betaalverzoeken: [
      { kenmerk: verzoek, titel: 'Herinnering', datum: '2026-10-10', uiterste: '2026-11-24' },
      { kenmerk: betaaldVerzoek, titel: 'Factuur', datum: '2026-02-10', uiterste: '2026-03-12' },
    ],
    facturen: [
      {
        kenmerk: eindafrekening,
        soort: 'Eigenrisicoeindafrekening',
        datum: '2026-02-10',
        jaar: 2025,
        betaalverzoek: betaaldVerzoek,
        regels: [
          { ...zorgregel('Sanne', 10_000), datum: '2025-05-05' },
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
        betaalverzoek: verzoek,
        regels: [
          { ...maand, bedrag: 15_420, omschrijving: 'Basisverzekering Sanne' },
          { ...maand, bedrag: 14_995, omschrijving: 'Daan', relatienummer: nummerVan('Daan') },
        ],
        boekingen: [{ soort: 'betaling', bedrag: 415 }],
      },
      {
        kenmerk: risico,
        soort: 'EigenrisicoEigenbijdrage',
        datum: '2026-10-08',
        betaalverzoek: verzoek,
        regels: [zorgregel('Daan', 7_415), zorgregel('Bram', 0, 1_010), zorgregel('Lotte', 5, 10)],
      },
    ],
  };
}
