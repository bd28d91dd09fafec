const budget = {
  code: 'FYSIO',
  omschrijving: 'Fysiotherapie',
  volumeEenheid: 'Aantal',
  totaal: 9,
  gebruikt: 6,
  resterend: 3,
  isResterendBruikbaar: true,
  datumLaatsteVerwerking: '2026-11-12',
  periode: { datumIngang: '2026-01-01', datumEinde: '2026-12-31', unit: 'Jaar' },
  verzekerdeGebruiken: [{ opgemaakteNaam: 'N. Smit', relatienummer: 'R081', gebruikt: 6 }],
};

/** Budgets in contract shape with the core only: treatments, and an amount with a part. */
export const zorggebruiken = [
  { ...budget, subverstrekkingen: [] },
  {
    ...budget,
    code: 'MOND',
    omschrijving: 'Tandarts',
    volumeEenheid: 'Bedrag',
    totaal: 250,
    gebruikt: null,
    resterend: null,
    isResterendBruikbaar: null,
    datumLaatsteVerwerking: null,
    verzekerdeGebruiken: [{ opgemaakteNaam: 'N. Smit', relatienummer: 'R081', gebruikt: 65.55 }],
    subverstrekkingen: [{ ...budget, code: 'KROON', omschrijving: 'Kroon' }],
  },
];
