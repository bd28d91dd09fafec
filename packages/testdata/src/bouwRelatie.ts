import { personas } from './personas.ts';

/** The account number's IBAN at an invented bank, with its check digits worked out (mod 97). */
export function ibanVan(rekening: number): string {
  const nummer = `ZILV${String(rekening).padStart(10, '0')}`;
  const cijfers = `${nummer}NL00`.replace(/[A-Z]/g, (letter) =>
    String(Number.parseInt(letter, 36)),
  );
  const controle = 98n - (BigInt(cijfers) % 97n);
  return `NL${String(controle).padStart(2, '0')}${nummer}`;
}

const woonadres = {
  straat: 'Duinweg',
  huisnummer: 12,
  toevoeging: null,
  postcode: '2042 KL',
  woonplaats: 'Zandvoort',
};

type Adres = Readonly<Omit<typeof woonadres, 'toevoeging'>> & {
  readonly toevoeging: string | null;
};
type Aanleverwijze = 'Digitaal' | 'Papier' | 'GeenKeuze';
type Storing = '401' | '403' | '404' | '500' | '503' | 'traag' | 'leeg' | 'html';

/** A persona as a relation of the insurer. Days as `yyyy-mm-dd`. */
export interface PersonaRelatie {
  readonly relatienummer: string;
  readonly bsn: string;
  readonly achternaam: string;
  readonly tussenvoegsel: string | null;
  readonly voorletters: string;
  readonly roepnaam: string;
  readonly opgemaakteNaam: string;
  readonly geboorteDatum: string;
  readonly email: string | null;
  readonly telefoonNummer: string | null;
  readonly vestigingsAdres: Adres;
  readonly postAdres: Adres | null;
  readonly correspondentie: Aanleverwijze;
  readonly polisblad: Aanleverwijze;
  readonly nieuwsbrief: boolean;
  readonly toestemming: boolean;
  readonly gecontroleerdOp: string | null;
  readonly iban: string | null;
  readonly storing: Storing | null;
}

/** BSN of a persona with a login. */
export function bsnVan(sleutel: string): string {
  const persona = personas.find((kandidaat) => kandidaat.sleutel === sleutel);
  if (!persona) throw new Error(`No persona ${sleutel}`);
  return persona.bsn;
}

function splitsNaam(naam: string) {
  const delen = naam.split(' ');
  const [roepnaam = naam] = delen;
  const klein = delen.slice(1).filter((deel) => /^[a-z]/.test(deel));
  const rest = delen.slice(1).filter((deel) => !klein.includes(deel));
  return {
    roepnaam,
    tussenvoegsel: klein.join(' ') || null,
    achternaam: rest.join(' ') || naam,
    voorletters: `${roepnaam[0] ?? ''}.`,
  };
}

/**
 * An ordinary relation, digital and complete, with what makes this persona different.
 * @param volgnummer makes relatienummer, telephone and account.
 */
export function bouwRelatie(
  volgnummer: number,
  naam: string,
  bsn: string,
  geboorteDatum: string,
  vandaag: Temporal.PlainDate,
  anders: Partial<PersonaRelatie> = {},
): PersonaRelatie {
  const delen = splitsNaam(naam);
  return {
    relatienummer: String(700_410_000 + volgnummer * 137),
    bsn,
    ...delen,
    opgemaakteNaam: naam,
    geboorteDatum,
    email: `${delen.roepnaam.toLowerCase()}@voorbeeld.example`,
    telefoonNummer: `+3161234${String(volgnummer).padStart(4, '0')}`,
    vestigingsAdres: woonadres,
    postAdres: null,
    correspondentie: 'Digitaal',
    polisblad: 'Digitaal',
    nieuwsbrief: true,
    toestemming: false,
    gecontroleerdOp: vandaag.subtract({ months: 3 }).toString(),
    iban: ibanVan(100_200_300 + volgnummer),
    storing: null,
    ...anders,
  };
}
