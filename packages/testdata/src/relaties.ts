import { bouwRelatie, bsnVan, type PersonaRelatie } from './bouwRelatie.ts';
import { bsnVanLotte } from './personas.ts';

/** Relatienummers of the personas, by the key of their login; Lotte has none but a number. */
export const volgnummers = {
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
} as const;

/** A persona with insurance of their own, a fault persona not included. */
export type VerzekerdePersona = keyof typeof volgnummers;

/** The faults, in the order of the fault personas. */
export const storingen = ['401', '403', '404', '500', '503', 'traag', 'leeg', 'html'] as const;

/** The day, at most 120 days ago and in this year, on which Emma turned 18. */
export function dagWaaropEmma18Werd(vandaag: Temporal.PlainDate): Temporal.PlainDate {
  return vandaag.subtract({ days: Math.min(120, vandaag.dayOfYear - 1) });
}

const appartement = {
  straat: 'Havenkade',
  huisnummer: 101,
  toevoeging: 'B',
  postcode: '1782 AZ',
  woonplaats: 'Den Helder',
};

const dorp = {
  straat: 'Kerkstraat',
  huisnummer: 7,
  toevoeging: null,
  postcode: '3451 BM',
  woonplaats: 'Vleuten',
};

const postbus = {
  straat: 'Postbus',
  huisnummer: 320,
  toevoeging: null,
  postcode: '1780 AH',
  woonplaats: 'Den Helder',
};

function geborenVoor(vandaag: Temporal.PlainDate, jaren: number, maanden: number): string {
  return vandaag.subtract({ years: jaren, months: maanden }).toString();
}

/** Every persona with insurance, by key. */
export function maakRelaties(
  vandaag: Temporal.PlainDate,
): Readonly<Record<VerzekerdePersona, PersonaRelatie>> {
  const maak = (
    sleutel: VerzekerdePersona,
    naam: string,
    geboren: string,
    anders: Partial<PersonaRelatie> = {},
  ) =>
    bouwRelatie(
      volgnummers[sleutel],
      naam,
      sleutel === 'lotte' ? bsnVanLotte : bsnVan(sleutel),
      geboren,
      vandaag,
      anders,
    );
  const kind = { email: null, telefoonNummer: null, iban: null, nieuwsbrief: false } as const;
  const emma = dagWaaropEmma18Werd(vandaag).subtract({ years: 18 }).toString();
  return {
    sanne: maak('sanne', 'Sanne de Vries', geborenVoor(vandaag, 41, 5), { nieuwsbrief: false }),
    daan: maak('daan', 'Daan de Vries', geborenVoor(vandaag, 43, 2), { toestemming: true }),
    bram: maak('bram', 'Bram de Vries', geborenVoor(vandaag, 13, 7), {
      ...kind,
      email: 'bram@voorbeeld.example',
    }),
    lotte: maak('lotte', 'Lotte de Vries', geborenVoor(vandaag, 8, 4), kind),
    jan: maak('jan', 'Jan Bakker', geborenVoor(vandaag, 78, 9), {
      correspondentie: 'Papier',
      polisblad: 'Papier',
      vestigingsAdres: dorp,
      gecontroleerdOp: vandaag.subtract({ months: 15 }).toString(),
    }),
    fatima: maak('fatima', 'Fatima El Amrani', geborenVoor(vandaag, 34, 1), {
      correspondentie: 'GeenKeuze',
      polisblad: 'GeenKeuze',
      nieuwsbrief: false,
      gecontroleerdOp: null,
      vestigingsAdres: { ...dorp, huisnummer: 52 },
    }),
    mila: maak('mila', 'Mila Jansen', geborenVoor(vandaag, 26, 8), {
      vestigingsAdres: { ...dorp, huisnummer: 9 },
    }),
    piet: maak('piet', 'Piet Visser', geborenVoor(vandaag, 52, 3), {
      vestigingsAdres: appartement,
      postAdres: postbus,
    }),
    noor: maak('noor', 'Noor Smit', geborenVoor(vandaag, 67, 6), {
      email: null,
      // Money for her waits: 'Te ontvangen'.
      iban: null,
      nieuwsbrief: false,
      correspondentie: 'Papier',
      polisblad: 'Papier',
      vestigingsAdres: { ...dorp, huisnummer: 18 },
    }),
    tom: maak('tom', 'Tom Mulder', geborenVoor(vandaag, 29, 10), {
      vestigingsAdres: { ...dorp, huisnummer: 33 },
    }),
    emma: maak('emma', 'Emma Meijer', emma, { vestigingsAdres: { ...dorp, huisnummer: 41 } }),
    henk: maak('henk', 'Henk de Boer', geborenVoor(vandaag, 61, 11), {
      vestigingsAdres: { ...dorp, huisnummer: 66 },
    }),
  };
}

/** The fault personas: the insurer answers their relation call with that fault. */
export function maakStoringen(vandaag: Temporal.PlainDate): PersonaRelatie[] {
  return storingen.map((storing, i) =>
    bouwRelatie(
      100 + i,
      `Storing ${storing}`,
      bsnVan(`storing-${storing}`),
      geborenVoor(vandaag, 40, 1),
      vandaag,
      { storing, email: `storing-${storing}@voorbeeld.example` },
    ),
  );
}
