import type { Nota } from './bouwDeclaratie.ts';
import { dagWaaropEmma18Werd, type VerzekerdePersona } from './relaties.ts';

/** Bills of one person: whose care it is and who sends them in (by default that person). */
export interface NotasVan {
  readonly verzekerde: VerzekerdePersona;
  readonly indiener?: VerzekerdePersona;
  readonly notas: readonly Nota[];
}

const gezin: readonly NotasVan[] = [
  {
    verzekerde: 'sanne',
    notas: [
      {
        zorgsoort: 'Huisarts',
        zorgverlener: 'Huisartsen aan Zee',
        bedrag: 2_940,
        dagenGeleden: 150,
      },
      {
        zorgsoort: 'Ziekenhuis',
        zorgverlener: 'Duinziekenhuis',
        bedrag: 30_000,
        dagenGeleden: 120,
      },
      { zorgsoort: 'Medicijnen', zorgverlener: 'Strandapotheek', bedrag: 6_000, dagenGeleden: 90 },
      {
        zorgsoort: 'Fysiotherapie',
        zorgverlener: 'Fysio Kustlijn',
        bedrag: 4_500,
        dagenGeleden: 60,
      },
      {
        zorgsoort: 'Ziekenhuis',
        zorgverlener: 'Duinziekenhuis',
        bedrag: 40_000,
        dagenGeleden: 12,
        nieuw: true,
      },
      {
        zorgsoort: 'Fysiotherapie',
        zorgverlener: 'Fysio Kustlijn',
        bedrag: 4_500,
        dagenGeleden: 3,
        status: 'IN_BEHANDELING',
      },
      {
        zorgsoort: 'Tandarts',
        zorgverlener: 'Mondzorg Noord',
        bedrag: 8_750,
        dagenGeleden: 1,
        status: 'INGEDIEND',
      },
    ],
  },
  {
    verzekerde: 'lotte',
    indiener: 'sanne',
    notas: [
      { zorgsoort: 'Tandarts', zorgverlener: 'Mondzorg Noord', bedrag: 6_320, dagenGeleden: 75 },
      {
        zorgsoort: 'Bril en lenzen',
        zorgverlener: 'Oogpunt Optiek',
        bedrag: 13_900,
        dagenGeleden: 20,
        nieuw: true,
      },
    ],
  },
  {
    verzekerde: 'daan',
    notas: [
      { zorgsoort: 'Laboratorium', zorgverlener: 'Lab Kennemer', bedrag: 7_415, dagenGeleden: 48 },
      { zorgsoort: 'Medicijnen', zorgverlener: 'Strandapotheek', bedrag: 2_380, dagenGeleden: 16 },
    ],
  },
  {
    verzekerde: 'bram',
    notas: [
      {
        zorgsoort: 'Fysiotherapie',
        zorgverlener: 'Fysio Kustlijn',
        bedrag: 4_100,
        dagenGeleden: 40,
      },
      {
        zorgsoort: 'Tandarts',
        zorgverlener: 'Beugelhuis',
        bedrag: 18_200,
        dagenGeleden: 8,
        status: 'IN_BEHANDELING',
        laterInBehandeling: true,
      },
    ],
  },
];

function veelZorg(): Nota[] {
  const rooster: readonly (readonly [Nota['zorgsoort'], string, number])[] = [
    ['Ziekenhuis', 'Streekziekenhuis Vecht', 124_000],
    ['Medicijnen', 'Apotheek De Linde', 8_450],
    ['Hulpmiddelen', 'Medipunt Hulpmiddelen', 46_000],
    ['Fysiotherapie', 'Fysio in Beweging', 9_000],
    ['Laboratorium', 'Lab Midden', 5_260],
    ['Huisarts', 'Huisartsenpraktijk De Brug', 2_940],
    ['Ziekenvervoer', 'Taxi Zorgrit', 7_800],
    ['Bril en lenzen', 'Oogpunt Optiek', 21_900],
  ];
  return Array.from({ length: 32 }, (_, i) => {
    const [zorgsoort, zorgverlener, bedrag] = rooster[i % rooster.length] ?? rooster[0]!;
    return { zorgsoort, zorgverlener, bedrag: bedrag + (i % 5) * 115, dagenGeleden: 5 + i * 19 };
  });
}

function rondEen18eVerjaardag(vandaag: Temporal.PlainDate): Nota[] {
  const sinds = dagWaaropEmma18Werd(vandaag).until(vandaag, { largestUnit: 'days' }).days;
  const voor = {
    zorgsoort: 'Laboratorium',
    zorgverlener: 'Lab Midden',
    bedrag: 9_800,
    dagenGeleden: sinds + 4,
  } as const;
  const na = {
    zorgsoort: 'Ziekenhuis',
    zorgverlener: 'Streekziekenhuis Vecht',
    bedrag: 26_500,
  } as const;
  return [
    voor,
    { ...na, dagenGeleden: Math.max(0, sinds - 30), behandeldVooraf: 0 },
    {
      ...na,
      bedrag: 14_250,
      dagenGeleden: Math.max(0, sinds - 60),
      behandeldVooraf: 0,
      nieuw: true,
    },
  ];
}

/** The bills of every persona but Henk, in words. */
export function maakNotas(vandaag: Temporal.PlainDate): NotasVan[] {
  return [
    ...gezin,
    { verzekerde: 'jan', notas: veelZorg() },
    {
      verzekerde: 'fatima',
      notas: [
        {
          zorgsoort: 'Verloskundige',
          zorgverlener: 'Geboorte & Co',
          bedrag: 31_200,
          dagenGeleden: 200,
        },
        {
          zorgsoort: 'Medicijnen',
          zorgverlener: 'Apotheek De Linde',
          bedrag: 3_165,
          dagenGeleden: 130,
        },
        {
          zorgsoort: 'Tandarts',
          zorgverlener: 'Tandartsen Vleuten',
          bedrag: 9_640,
          dagenGeleden: 70,
        },
      ],
    },
    {
      verzekerde: 'piet',
      notas: [
        {
          zorgsoort: 'Ziekenhuis',
          zorgverlener: 'Hospital do Porto',
          bedrag: 61_280,
          dagenGeleden: 85,
          behandeldVooraf: 30,
          buitenland: true,
        },
        {
          zorgsoort: 'Medicijnen',
          zorgverlener: 'Farmacia Central',
          bedrag: 4_735,
          dagenGeleden: 14,
          behandeldVooraf: 21,
          buitenland: true,
          nieuw: true,
        },
        {
          zorgsoort: 'Fysiotherapie',
          zorgverlener: 'Fysio Haven',
          bedrag: 4_200,
          dagenGeleden: 33,
        },
        {
          zorgsoort: 'Tandarts',
          zorgverlener: 'Clínica Dental Vigo',
          bedrag: 15_500,
          dagenGeleden: 2,
          status: 'IN_BEHANDELING',
          buitenland: true,
        },
      ],
    },
    {
      verzekerde: 'noor',
      notas: [
        {
          zorgsoort: 'Hulpmiddelen',
          zorgverlener: 'Hoorwinkel Vecht',
          bedrag: 72_500,
          dagenGeleden: 110,
        },
        {
          zorgsoort: 'Fysiotherapie',
          zorgverlener: 'Fysio in Beweging',
          bedrag: 4_650,
          dagenGeleden: 25,
        },
      ],
    },
    {
      verzekerde: 'tom',
      notas: [
        {
          zorgsoort: 'Psycholoog',
          zorgverlener: 'Praktijk Ruimte',
          bedrag: 11_350,
          dagenGeleden: 95,
        },
        // Without a supplementary package this is not covered at all.
        {
          zorgsoort: 'Tandarts',
          zorgverlener: 'Tandartsen Vleuten',
          bedrag: 7_280,
          dagenGeleden: 22,
        },
      ],
    },
    { verzekerde: 'emma', notas: rondEen18eVerjaardag(vandaag) },
  ];
}
