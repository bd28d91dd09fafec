import type { Zorggebruik } from './getZorggebruik.ts';

/** Returns a budget with fifteen of eighteen treatments used, with these differences. */
export function toBudget(own: Partial<Zorggebruik> = {}): Zorggebruik {
  return {
    code: 'FYSIO',
    omschrijving: 'Fysiotherapie',
    volumeEenheid: 'Aantal',
    totaal: 18,
    gebruikt: 15,
    resterend: 3,
    isResterendBruikbaar: true,
    datumLaatsteVerwerking: '2026-11-12',
    redenAfgeschermd: null,
    redenOnbruikbaar: null,
    gedeeld: false,
    periode: { datumIngang: '2026-01-01', datumEinde: '2026-12-31' },
    verzekerdeGebruiken: [{ relatienummer: 'R1', opgemaakteNaam: 'Jan Bakker', gebruikt: 15 }],
    subverstrekkingen: [],
    ...own,
  };
}

/**
 * Returns a budget of € 600 of everybody on the policy, one of them hidden, with a part of the person's
 * own.
 */
export function toSharedBudget(own: Partial<Zorggebruik> = {}): Zorggebruik {
  return toBudget({
    code: 'MOND',
    omschrijving: 'Tandarts, bril en lenzen',
    volumeEenheid: 'Bedrag',
    totaal: 60_000,
    gebruikt: null,
    resterend: null,
    isResterendBruikbaar: null,
    datumLaatsteVerwerking: null,
    redenAfgeschermd: 'gedeeldMetAnderen',
    gedeeld: true,
    verzekerdeGebruiken: [
      { relatienummer: 'R1', opgemaakteNaam: 'Sanne de Vries', gebruikt: 10_000 },
      { relatienummer: 'R2', opgemaakteNaam: 'Bram de Vries', gebruikt: null },
    ],
    subverstrekkingen: [
      {
        code: 'BRIL',
        omschrijving: 'Bril en lenzen',
        volumeEenheid: 'Bedrag',
        totaal: 10_000,
        gebruikt: 4_000,
        resterend: 6_000,
        isResterendBruikbaar: false,
        redenAfgeschermd: null,
        redenOnbruikbaar: 'gedeeldBudgetOp',
      },
    ],
    ...own,
  });
}
