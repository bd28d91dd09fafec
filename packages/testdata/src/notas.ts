import { muchCare, physioOfJan } from './notasOfJan.ts';
import type { Nota } from './toDeclaratie.ts';
import { dayEmmaTurned18, type VerzekerdePersona } from './relaties.ts';

export interface NotasOf {
  readonly verzekerde: VerzekerdePersona;
  readonly indiener?: VerzekerdePersona;
  readonly notas: readonly Nota[];
}

const household: readonly NotasOf[] = [
  {
    verzekerde: 'sanne',
    notas: [
      {
        zorgsoort: 'Huisarts',
        zorgverlener: 'Huisartsen aan Zee',
        bedrag: 2_940,
        daysAgo: 150,
      },
      {
        zorgsoort: 'Ziekenhuis',
        zorgverlener: 'Duinziekenhuis',
        bedrag: 30_000,
        daysAgo: 120,
      },
      { zorgsoort: 'Medicijnen', zorgverlener: 'Strandapotheek', bedrag: 6_000, daysAgo: 90 },
      {
        zorgsoort: 'Fysiotherapie',
        zorgverlener: 'Fysio Kustlijn',
        bedrag: 4_500,
        daysAgo: 60,
      },
      {
        zorgsoort: 'Ziekenhuis',
        zorgverlener: 'Duinziekenhuis',
        bedrag: 40_000,
        daysAgo: 12,
        nieuw: true,
      },
      {
        zorgsoort: 'Fysiotherapie',
        zorgverlener: 'Fysio Kustlijn',
        bedrag: 4_500,
        daysAgo: 3,
        status: 'IN_BEHANDELING',
      },
      {
        zorgsoort: 'Tandarts',
        zorgverlener: 'Mondzorg Noord',
        bedrag: 8_750,
        daysAgo: 1,
        status: 'INGEDIEND',
      },
    ],
  },
  {
    verzekerde: 'lotte',
    indiener: 'sanne',
    notas: [
      { zorgsoort: 'Tandarts', zorgverlener: 'Mondzorg Noord', bedrag: 6_320, daysAgo: 75 },
      {
        zorgsoort: 'Bril en lenzen',
        zorgverlener: 'Oogpunt Optiek',
        bedrag: 13_900,
        daysAgo: 20,
        nieuw: true,
      },
    ],
  },
  {
    verzekerde: 'daan',
    notas: [
      {
        zorgsoort: 'Laboratorium',
        zorgverlener: 'Lab Kennemer',
        bedrag: 7_415,
        daysAgo: 48,
        moreLines: [{ zorgsoort: 'Laboratorium', bedrag: 3_115, treatedDaysBefore: 13 }],
      },
      { zorgsoort: 'Medicijnen', zorgverlener: 'Strandapotheek', bedrag: 2_380, daysAgo: 16 },
    ],
  },
  {
    verzekerde: 'bram',
    notas: [
      {
        zorgsoort: 'Fysiotherapie',
        zorgverlener: 'Fysio Kustlijn',
        bedrag: 4_100,
        daysAgo: 40,
      },
      {
        zorgsoort: 'Tandarts',
        zorgverlener: 'Beugelhuis',
        bedrag: 18_200,
        moreLines: [{ zorgsoort: 'Tandarts', bedrag: 8_200, treatedDaysBefore: 20 }],
        daysAgo: 8,
        status: 'IN_BEHANDELING',
        laterInProgress: true,
      },
    ],
  },
];

const fatima: NotasOf = {
  verzekerde: 'fatima',
  notas: [
    {
      zorgsoort: 'Verloskundige',
      zorgverlener: 'Geboorte & Co',
      bedrag: 31_200,
      daysAgo: 200,
    },
    {
      zorgsoort: 'Medicijnen',
      zorgverlener: 'Apotheek De Linde',
      bedrag: 3_165,
      daysAgo: 130,
    },
    {
      zorgsoort: 'Tandarts',
      zorgverlener: 'Tandartsen Vleuten',
      bedrag: 9_640,
      daysAgo: 70,
    },
  ],
};

function around18thBirthday(today: Temporal.PlainDate): Nota[] {
  const since = dayEmmaTurned18(today).until(today, { largestUnit: 'days' }).days;
  const before = {
    zorgsoort: 'Laboratorium',
    zorgverlener: 'Lab Midden',
    bedrag: 9_800,
    daysAgo: since + 4,
  } as const;
  const after = {
    zorgsoort: 'Ziekenhuis',
    zorgverlener: 'Streekziekenhuis Vecht',
    bedrag: 26_500,
  } as const;
  return [
    before,
    { ...after, daysAgo: Math.max(0, since - 30), treatedDaysBefore: 0 },
    {
      ...after,
      bedrag: 14_250,
      daysAgo: Math.max(0, since - 60),
      treatedDaysBefore: 0,
      nieuw: true,
    },
  ];
}

const piet: NotasOf = {
  verzekerde: 'piet',
  notas: [
    {
      zorgsoort: 'Ziekenhuis',
      zorgverlener: 'Hospital do Porto',
      bedrag: 61_280,
      daysAgo: 85,
      treatedDaysBefore: 30,
      buitenland: true,
    },
    {
      zorgsoort: 'Medicijnen',
      zorgverlener: 'Farmacia Central',
      bedrag: 4_735,
      daysAgo: 14,
      treatedDaysBefore: 21,
      buitenland: true,
      nieuw: true,
    },
    {
      zorgsoort: 'Fysiotherapie',
      zorgverlener: 'Fysio Haven',
      bedrag: 4_200,
      daysAgo: 33,
    },
    {
      zorgsoort: 'Tandarts',
      zorgverlener: 'Clínica Dental Vigo',
      bedrag: 15_500,
      daysAgo: 2,
      status: 'IN_BEHANDELING',
      buitenland: true,
    },
  ],
};

const tom: NotasOf = {
  verzekerde: 'tom',
  notas: [
    {
      zorgsoort: 'Psycholoog',
      zorgverlener: 'Praktijk Ruimte',
      bedrag: 11_350,
      daysAgo: 95,
    },
    // Not covered at all without a supplementary package.
    {
      zorgsoort: 'Tandarts',
      zorgverlener: 'Tandartsen Vleuten',
      bedrag: 7_280,
      daysAgo: 22,
    },
  ],
};

function noor(today: Temporal.PlainDate): NotasOf {
  return {
    verzekerde: 'noor',
    notas: [
      {
        zorgsoort: 'Hulpmiddelen',
        zorgverlener: 'Hoorwinkel Vecht',
        // More than her premium of half a year: the remainder is set off month by month.
        bedrag: 248_000,
        // In this year, because the settled year has left her a credit.
        daysAgo: Math.max(20, Math.min(110, today.dayOfYear - 8)),
      },
      {
        zorgsoort: 'Fysiotherapie',
        zorgverlener: 'Fysio in Beweging',
        bedrag: 4_650,
        daysAgo: 25,
      },
    ],
  };
}

/** Returns the bills of every persona except Henk. */
export function createNotas(today: Temporal.PlainDate): NotasOf[] {
  return [
    ...household,
    { verzekerde: 'jan', notas: muchCare() },
    fatima,
    piet,
    noor(today),
    tom,
    { verzekerde: 'emma', notas: around18thBirthday(today) },
    { verzekerde: 'jan', notas: physioOfJan(today) },
  ];
}
