import { bsnOf, type PersonaRelatie, relatienummerOf, toRelatie, zorgpasOf } from './toRelatie.ts';
import { lotteBsn } from './personas.ts';

/** Sequence numbers of the relatienummers by login key; Lotte has a number but no login. */
export const sequenceNumbers = {
  sanne: 1,
  daan: 2,
  bram: 3,
  lotte: 4,
  jan: 5,
  fatima: 6,
  mila: 7,
  piet: 8,
  noor: 9,
  tom: 10,
  emma: 11,
  henk: 12,
  aisha: 13,
} as const;

/** A persona with insurance, not a fault persona. */
export type VerzekerdePersona = keyof typeof sequenceNumbers;

/** The faults in the order of the fault personas. */
const faults = ['401', '403', '404', '500', '503', 'traag', 'leeg', 'html'] as const;

/** Returns the day on which Emma turned 18: at most 120 days ago, and in this year. */
export function dayEmmaTurned18(today: Temporal.PlainDate): Temporal.PlainDate {
  return today.subtract({ days: Math.min(120, today.dayOfYear - 1) });
}

const apartment = {
  straat: 'Havenkade',
  huisnummer: 101,
  addition: 'B',
  postcode: '1782 AZ',
  woonplaats: 'Den Helder',
};

const village = {
  straat: 'Kerkstraat',
  huisnummer: 7,
  addition: null,
  postcode: '3451 BM',
  woonplaats: 'Vleuten',
};

const poBox = {
  straat: 'Postbus',
  huisnummer: 320,
  addition: null,
  postcode: '1780 AH',
  woonplaats: 'Den Helder',
};

function birthDateBefore(today: Temporal.PlainDate, years: number, months: number): string {
  return today.subtract({ years: years, months: months }).toString();
}

const passUntil = (key: VerzekerdePersona, day: Temporal.PlainDate, uzovi?: string) =>
  zorgpasOf(relatienummerOf(sequenceNumbers[key]), day, uzovi);

/** Creates a persona from a key, a name, a birth date (`yyyy-mm-dd`) and differences from the default. */
type Create = (
  key: VerzekerdePersona,
  name: string,
  born: string,
  otherwise?: Partial<PersonaRelatie>,
) => PersonaRelatie;

function deVries(today: Temporal.PlainDate, create: Create) {
  const kind = { email: null, telefoonNummer: null, iban: null, nieuwsbrief: false } as const;
  return {
    sanne: create('sanne', 'Sanne de Vries', birthDateBefore(today, 41, 5), { nieuwsbrief: false }),
    daan: create('daan', 'Daan de Vries', birthDateBefore(today, 43, 2), { toestemming: true }),
    bram: create('bram', 'Bram de Vries', birthDateBefore(today, 13, 7), {
      ...kind,
      email: 'bram@voorbeeld.example',
      // About to expire: a new one is on its way.
      zorgpas: passUntil('bram', today.add({ days: 20 })),
    }),
    lotte: create('lotte', 'Lotte de Vries', birthDateBefore(today, 8, 4), kind),
  };
}

function others(today: Temporal.PlainDate, create: Create) {
  const emma = dayEmmaTurned18(today).subtract({ years: 18 }).toString();
  return {
    jan: create('jan', 'Jan Bakker', birthDateBefore(today, 78, 9), {
      correspondentie: 'Papier',
      polisblad: 'Papier',
      vestigingsAdres: village,
      checkedOn: today.subtract({ months: 15 }).toString(),
    }),
    fatima: create('fatima', 'Fatima El Amrani', birthDateBefore(today, 34, 1), {
      correspondentie: 'GeenKeuze',
      polisblad: 'GeenKeuze',
      nieuwsbrief: false,
      checkedOn: null,
      vestigingsAdres: { ...village, huisnummer: 52 },
    }),
    mila: create('mila', 'Mila Jansen', birthDateBefore(today, 26, 8), {
      vestigingsAdres: { ...village, huisnummer: 9 },
    }),
    piet: create('piet', 'Piet Visser', birthDateBefore(today, 52, 3), {
      vestigingsAdres: apartment,
      postAdres: poBox,
      zorgpas: passUntil('piet', today.with({ month: 12, day: 31 }).add({ years: 1 }), '0001'),
    }),
    noor: create('noor', 'Noor Smit', birthDateBefore(today, 67, 6), {
      email: null,
      // A payment to her waits: 'Te ontvangen'.
      iban: null,
      nieuwsbrief: false,
      correspondentie: 'Papier',
      polisblad: 'Papier',
      vestigingsAdres: { ...village, huisnummer: 18 },
    }),
    tom: create('tom', 'Tom Mulder', birthDateBefore(today, 29, 10), {
      vestigingsAdres: { ...village, huisnummer: 33 },
    }),
    emma: create('emma', 'Emma Meijer', emma, { vestigingsAdres: { ...village, huisnummer: 41 } }),
    henk: create('henk', 'Henk de Boer', birthDateBefore(today, 61, 11), {
      vestigingsAdres: { ...village, huisnummer: 66 },
      // A letter address that his municipality registered.
      postAdres: { ...poBox, huisnummer: 75, adresType: 'GBApostadres' },
      // Expired.
      zorgpas: passUntil('henk', today.subtract({ days: 12 })),
    }),
    aisha: create('aisha', 'Aisha Kaya', birthDateBefore(today, 37, 4), {
      correspondentie: 'Papier',
      polisblad: 'GeenKeuze',
      nieuwsbrief: false,
      // Told us herself: the municipality has not registered her move yet.
      vestigingsAdres: { ...village, huisnummer: 27, adresType: 'Relatievestigingsadres' },
    }),
  };
}

/** Returns every insured persona by key. */
export function createRelaties(
  today: Temporal.PlainDate,
): Readonly<Record<VerzekerdePersona, PersonaRelatie>> {
  const create: Create = (key, name, born, otherwise = {}) => {
    const bsn = key === 'lotte' ? lotteBsn : bsnOf(key);
    return toRelatie(sequenceNumbers[key], name, bsn, born, today, otherwise);
  };
  return { ...deVries(today, create), ...others(today, create) };
}

/** Returns the fault personas, who are ordinary people to the insurer; dev-env makes their relation call fail. */
export function faultRelaties(today: Temporal.PlainDate): PersonaRelatie[] {
  return faults.map((fault, i) =>
    toRelatie(
      100 + i,
      `Storing ${fault}`,
      bsnOf(`storing-${fault}`),
      birthDateBefore(today, 40, 1),
      today,
      { email: `storing-${fault}@voorbeeld.example` },
    ),
  );
}
