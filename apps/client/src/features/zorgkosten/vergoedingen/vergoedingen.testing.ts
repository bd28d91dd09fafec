import type { Vergoeding, VergoedingenData } from './getVergoedingen.ts';

/** Returns the cover of care, by default in full from the basic insurance with own risk. */
export function toVergoeding(zorgsoort: string, own: Partial<Vergoeding> = {}): Vergoeding {
  return {
    zorgsoort,
    vergoed: true,
    redenNietVergoed: null,
    pakket: 'BASIS',
    percentage: 100,
    budgetten: [],
    wettelijkeBijdrage: null,
    eigenRisico: 'geldt',
    leeftijdVanaf: null,
    leeftijdTot: null,
    voorwaarde: null,
    ...own,
  };
}

/** The answer of the insurer for an adult with a supplementary package; cents. */
export const vergoedingenAnswer: Pick<
  VergoedingenData,
  'jaar' | 'zorgAfgeschermd' | 'eigenRisico' | 'vergoedingen'
> = {
  jaar: 2026,
  zorgAfgeschermd: false,
  eigenRisico: {
    totaal: 48_500,
    resterend: 12_000,
    inTermijnen: false,
    maximumPerBehandeling: null,
  },
  vergoedingen: [
    toVergoeding('Huisarts', { eigenRisico: 'dezeZorg' }),
    toVergoeding('Ziekenhuis', { voorwaarde: 'verwijzing' }),
    toVergoeding('Medicijnen', {
      voorwaarde: 'voorschrift',
      wettelijkeBijdrage: { percentage: 0, bedrag: 1_000, maximum: 25_000, resterend: 18_000 },
    }),
    toVergoeding('Tandarts', {
      pakket: 'AANVULLEND',
      percentage: 75,
      eigenRisico: 'aanvullend',
      budgetten: [
        {
          gedeeldAls: null,
          volumeEenheid: 'Bedrag',
          totaal: 25_000,
          resterend: 12_550,
          redenAfgeschermd: null,
        },
        {
          gedeeldAls: 'Tandarts, bril en lenzen',
          volumeEenheid: 'Bedrag',
          totaal: 60_000,
          resterend: null,
          redenAfgeschermd: 'gedeeldMetAnderen',
        },
      ],
    }),
    toVergoeding('Alternatieve zorg', {
      vergoed: false,
      redenNietVergoed: 'geenDekking',
      pakket: null,
      percentage: null,
      eigenRisico: null,
    }),
  ],
};
