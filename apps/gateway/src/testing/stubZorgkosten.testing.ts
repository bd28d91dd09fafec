/** A care cost line in contract shape with the core only. */
export const zorgkostenLine = {
  datumIngang: '2026-11-12',
  zorgsoort: 'Fysiotherapie',
  soortIndiener: 'Verzekerde',
  naamLocatieZorgverlener: 'Praktijk De Linde',
  bedragGedeclareerd: 110,
  bedragNietVergoed: 27.5,
  bedragEigenRisico: 20.35,
  bedragWettelijkeBijdrage: 0,
  bedragNietVergoedExclusiefEigenRisico: 7.15,
  bedragVergoed: 82.5,
};

export const zorgkostenRegel = {
  declaratieNummer: 'D2026-1',
  declaratieVolgnummer: 1,
  zorgsoort: 'Fysiotherapie',
  prestatie: 'Zitting fysiotherapie',
  naamLocatieZorgverlener: 'Praktijk De Linde',
  notaNummer: null,
  soortIndiener: 'Verzekerde',
  behandelDatum: '2026-11-12',
  ingediendOp: '2026-11-14',
  boekjaar: 2026,
  stappen: [
    { stap: 'gedeclareerd', bedrag: 110, uitleg: null },
    { stap: 'nietVergoed', bedrag: 7.15, uitleg: 'De verzekering dekt niet alles.' },
    { stap: 'wettelijkeBijdrage', bedrag: 0, uitleg: null },
    { stap: 'eigenRisico', bedrag: 20.35, uitleg: 'Je betaalt € 20,35 zelf.' },
    { stap: 'vergoed', bedrag: 82.5, uitleg: null },
  ],
  meldingen: [{ code: 'eigenRisico', omschrijving: 'Je betaalt € 20,35 zelf.' }],
  bedragEigenRisicoInTermijnen: 0,
  factuurkenmerken: ['F2026-00000001'],
  reacties: [],
  magReageren: true,
};

export const behindLine = { status: 200, regel: zorgkostenRegel };

export const vooraf = {
  dag: '2026-11-21',
  jaar: 2026,
  zorgsoort: 'Ziekenhuis',
  stappen: zorgkostenRegel.stappen.map(({ stap, bedrag }) => ({ stap, bedrag })),
  meldingen: zorgkostenRegel.meldingen,
  bedragZelf: 27.5,
  bedragEigenRisicoInTermijnen: 0,
  onderweg: 2,
};

const covered = {
  vergoed: true,
  redenNietVergoed: null,
  pakket: 'AANVULLEND',
  percentage: 100,
  budgetten: [],
  wettelijkeBijdrage: null,
  eigenRisico: 'aanvullend',
  leeftijdVanaf: null,
  leeftijdTot: null,
  voorwaarde: null,
};

const ownBudget = { gedeeldAls: null, redenAfgeschermd: null };

export const vergoedingen = {
  status: 200,
  jaar: 2026,
  zorgAfgeschermd: false,
  eigenRisico: {
    totaal: 485,
    resterend: 464.65,
    inTermijnen: false,
    maximumPerBehandeling: null,
  },
  vergoedingen: [
    {
      ...covered,
      zorgsoort: 'Fysiotherapie',
      budgetten: [{ ...ownBudget, volumeEenheid: 'Aantal', totaal: 9, resterend: 7 }],
    },
    {
      ...covered,
      zorgsoort: 'Tandarts',
      percentage: 75,
      budgetten: [
        { ...ownBudget, volumeEenheid: 'Bedrag', totaal: 250, resterend: 125.5 },
        {
          gedeeldAls: 'Tandarts, bril en lenzen',
          volumeEenheid: 'Bedrag',
          totaal: 600,
          resterend: null,
          redenAfgeschermd: 'gedeeldMetAnderen',
        },
      ],
    },
    {
      ...covered,
      zorgsoort: 'Medicijnen',
      pakket: 'BASIS',
      eigenRisico: 'geldt',
      wettelijkeBijdrage: { percentage: 0, bedrag: 10, maximum: 250, resterend: 240 },
      voorwaarde: 'voorschrift',
    },
    {
      ...covered,
      zorgsoort: 'Alternatieve zorg',
      vergoed: false,
      redenNietVergoed: 'geenDekking',
      pakket: null,
      percentage: null,
      eigenRisico: null,
    },
  ],
};

export const verwachting = {
  jaar: 2026,
  totaal: 485,
  gebruikt: 20.35,
  minimum: 20.35,
  maximum: 120.5,
  onderweg: { aantal: 1, bedrag: 45.1 },
  eerdereJaren: [{ jaar: 2025, bedrag: 55.05 }],
  opSinds: null,
  opVanaf: '2026-12-01',
  inTermijnen: false,
  redenen: [],
  vrijwillig: { keuze: 100, jaren: [{ jaar: 2025, kosten: 0, korting: 48 }] },
};

const amounts = {
  bedragGedeclareerd: 110,
  bedragVergoed: 82.5,
  bedragNietVergoed: 27.5,
  bedragWettelijkeBijdrage: 0,
  bedragEigenRisico: 20.35,
  bedragEigenRisicoInTermijnen: 0,
  bedragUitgekeerd: 82.5,
  stappen: [
    { stap: 'gedeclareerd', bedrag: 110, uitleg: null },
    { stap: 'uitgekeerd', bedrag: 82.5, uitleg: 'We betalen € 82,50.' },
  ],
};

export const verwachteVergoeding = {
  totaal: amounts,
  regels: [
    {
      ...amounts,
      behandelDatum: '2026-11-12',
      zorgsoort: 'Fysiotherapie',
      jaar: 2026,
      meldingen: zorgkostenRegel.meldingen,
    },
  ],
  onderweg: 1,
};
