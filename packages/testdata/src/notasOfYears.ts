import type { NotasOf } from './notas.ts';
import type { VerzekerdePersona } from './relaties.ts';
import { careOfYearBefore } from './timeline.ts';
import type { Nota } from './toDeclaratie.ts';

/** A day of care in an earlier year: years ago, month and day of the month. */
type When = readonly [yearsAgo: number, month: number, day: number];

type Care = readonly [
  when: When,
  zorgsoort: Nota['zorgsoort'],
  zorgverlener: string,
  bedrag: Nota['bedrag'],
  own?: Pick<Nota, 'byZorgverlener' | 'buitenland'> & {
    /** Days between the care and the bill; by default twelve. */
    readonly later?: number;
  },
];

const ofZorgverlener = { byZorgverlener: true } as const;
/** Sent in some months into the next year. */
const late = { ...ofZorgverlener, later: 210 } as const;

/**
 * Care in the three years before this one: a few lines for everybody insured then. Care providers' bills
 * are from last year or arrived then, because the simulation of bills starts there.
 */
const years: readonly (readonly [VerzekerdePersona, VerzekerdePersona, readonly Care[]])[] = [
  [
    'sanne',
    'sanne',
    [
      [[3, 2, 9], 'Huisarts', 'Huisartsen aan Zee', 2_810],
      [[3, 6, 20], 'Laboratorium', 'Lab Kennemer', 6_450],
      [[3, 9, 4], 'Tandarts', 'Mondzorg Noord', 9_120],
      [[2, 3, 14], 'Ziekenhuis', 'Duinziekenhuis', 18_600],
      [[2, 8, 2], 'Fysiotherapie', 'Fysio Kustlijn', 4_300],
      [[1, 2, 6], 'Huisarts', 'Huisartsen aan Zee', 2_940],
      [[1, 4, 17], 'Laboratorium', 'Lab Kennemer', 5_280, ofZorgverlener],
      [[1, 7, 8], 'Bril en lenzen', 'Oogpunt Optiek', 18_900],
    ],
  ],
  [
    'daan',
    'daan',
    [
      [[3, 5, 11], 'Fysiotherapie', 'Fysio Kustlijn', 4_150],
      [[2, 2, 23], 'Medicijnen', 'Strandapotheek', 3_640],
      [[2, 9, 30], 'Ziekenhuis', 'Duinziekenhuis', 22_400, late],
      [[1, 6, 3], 'Tandarts', 'Mondzorg Noord', 7_450],
    ],
  ],
  [
    'bram',
    'bram',
    [
      [[2, 4, 10], 'Tandarts', 'Beugelhuis', 12_400],
      [[1, 5, 19], 'Laboratorium', 'Lab Kennemer', 3_960, ofZorgverlener],
    ],
  ],
  [
    'lotte',
    'sanne',
    [
      [[2, 7, 15], 'Huisarts', 'Huisartsen aan Zee', 2_810],
      [[1, 3, 5], 'Tandarts', 'Mondzorg Noord', 4_260],
    ],
  ],
  [
    'jan',
    'jan',
    [
      [[3, 3, 3], 'Ziekenhuis', 'Streekziekenhuis Vecht', 64_500],
      [[3, 8, 21], 'Fysiotherapie', 'Fysio in Beweging', 4_200],
      [[2, 1, 29], 'Hulpmiddelen', 'Medipunt Hulpmiddelen', 31_200],
      [[2, 3, 18], 'Bril en lenzen', 'Oogpunt Optiek', 19_800],
    ],
  ],
  [
    'fatima',
    'fatima',
    [
      [[3, 4, 6], 'Huisarts', 'Huisartsenpraktijk De Brug', 2_810],
      [[3, 9, 12], 'Tandarts', 'Tandartsen Vleuten', 6_730],
      [[2, 5, 22], 'Medicijnen', 'Apotheek De Linde', 2_860],
      [[2, 9, 18], 'Laboratorium', 'Lab Midden', 7_940, late],
      [[1, 3, 27], 'Ziekenhuis', 'Streekziekenhuis Vecht', 24_000, ofZorgverlener],
      [[1, 8, 14], 'Medicijnen', 'Apotheek De Linde', 3_020, ofZorgverlener],
    ],
  ],
  [
    'piet',
    'piet',
    [
      [[3, 6, 7], 'Ziekenhuis', 'Hospital do Porto', 28_300, { buitenland: true }],
      [[2, 2, 16], 'Tandarts', 'Clínica Dental Vigo', 8_800, { buitenland: true }],
      [[2, 7, 24], 'Medicijnen', 'Farmacia Central', 3_950, { buitenland: true }],
      [[1, 5, 9], 'Fysiotherapie', 'Fysio Haven', 4_100],
      [[1, 8, 28], 'Laboratorium', 'Lab Midden', 6_120, ofZorgverlener],
    ],
  ],
  [
    'noor',
    'noor',
    [
      [[3, 2, 2], 'Medicijnen', 'Apotheek De Linde', 4_480],
      [[3, 7, 19], 'Ziekenhuis', 'Streekziekenhuis Vecht', 21_700],
      [[2, 4, 26], 'Hulpmiddelen', 'Hoorwinkel Vecht', 14_900],
    ],
  ],
  [
    'tom',
    'tom',
    [
      [[3, 5, 30], 'Huisarts', 'Huisartsenpraktijk De Brug', 2_810],
      [[2, 6, 13], 'Laboratorium', 'Lab Midden', 5_450],
      [[2, 9, 9], 'Tandarts', 'Tandartsen Vleuten', 6_940],
      [[1, 4, 2], 'Huisarts', 'Huisartsenpraktijk De Brug', 2_940],
    ],
  ],
  [
    'emma',
    'emma',
    [
      [[3, 8, 8], 'Tandarts', 'Tandartsen Vleuten', 5_260],
      [[2, 5, 16], 'Laboratorium', 'Lab Midden', 4_730],
      [[1, 2, 12], 'Ziekenhuis', 'Streekziekenhuis Vecht', 36_400, ofZorgverlener],
    ],
  ],
  [
    'aisha',
    'aisha',
    [
      [[3, 4, 24], 'Huisarts', 'Huisartsenpraktijk De Brug', 2_810],
      [[2, 6, 5], 'Ziekenhuis', 'Streekziekenhuis Vecht', 31_500],
      [[2, 9, 25], 'Medicijnen', 'Apotheek De Linde', 2_750, late],
      [[1, 3, 13], 'Laboratorium', 'Lab Midden', 8_860, ofZorgverlener],
      [[1, 7, 22], 'Fysiotherapie', 'Fysio in Beweging', 4_500],
    ],
  ],
];

function toNota(
  today: Temporal.PlainDate,
  [when, zorgsoort, zorgverlener, bedrag, own]: Care,
): Nota {
  const [yearsAgo, month, day] = when;
  const care = Temporal.PlainDate.from({ year: today.year - yearsAgo, month, day });
  const { later = 12, ...rest } = own ?? {};
  const daysAgo = care.until(today, { largestUnit: 'days' }).days - later;
  return { zorgsoort, zorgverlener, bedrag, daysAgo, treatedDaysBefore: later, ...rest };
}

/**
 * Bills that care providers sent in for a persona and withdrew later; the care providers' names are unique
 * among the persona's bills.
 */
export const takenBackBills = {
  verzekerde: 'aisha',
  /** Its withdrawal moves its own risk to the later bills (ADR 0070). */
  hospital: { zorgverlener: 'Duinziekenhuis', daysAgo: 80 },
  /** She paid it; the credit for it exceeds her premium and is not paid out yet. */
  aid: { zorgverlener: 'Medipunt Hulpmiddelen', daysAgo: 8 },
} as const;

/** Aisha's year: a bill from a hospital where she never was, later bills, and an aid that she returned. */
function aroundTakenBack(today: Temporal.PlainDate): readonly Nota[] {
  const aidDaysAgo = 100;
  const aidOn = careOfYearBefore(today, aidDaysAgo);
  return [
    {
      zorgsoort: 'Ziekenhuis',
      zorgverlener: takenBackBills.hospital.zorgverlener,
      bedrag: 30_000,
      daysAgo: 250,
      byZorgverlener: true,
    },
    {
      zorgsoort: 'Laboratorium',
      zorgverlener: 'Lab Midden',
      bedrag: 15_000,
      daysAgo: 190,
      byZorgverlener: true,
    },
    {
      zorgsoort: 'Ziekenhuis',
      zorgverlener: 'Streekziekenhuis Vecht',
      bedrag: 9_000,
      daysAgo: 120,
    },
    {
      zorgsoort: 'Hulpmiddelen',
      zorgverlener: takenBackBills.aid.zorgverlener,
      bedrag: 240_000,
      daysAgo: aidDaysAgo,
      treatedDaysBefore: aidOn.until(today, { largestUnit: 'days' }).days - aidDaysAgo,
      byZorgverlener: true,
    },
  ];
}

/** Returns the bills of earlier years, and those around the withdrawn bills. */
export function notasOfYears(today: Temporal.PlainDate): NotasOf[] {
  const before = years.map(([verzekerde, indiener, care]) => ({
    verzekerde,
    indiener,
    notas: care.map((one) => toNota(today, one)),
  }));
  return [...before, { verzekerde: takenBackBills.verzekerde, notas: aroundTakenBack(today) }];
}
