import { personas } from './personas.ts';

/** Returns the IBAN of an account number at a fictitious bank, with a valid checksum (mod 97). */
export function ibanOf(account: number): string {
  const number = `ZILV${String(account).padStart(10, '0')}`;
  const digits = `${number}NL00`.replace(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)));
  const check = 98n - (BigInt(digits) % 97n);
  return `NL${String(check).padStart(2, '0')}${number}`;
}

/** Returns a persona's account by sequence number. */
export function accountOf(sequenceNumber: number): string {
  return ibanOf(100_200_300 + sequenceNumber);
}

const homeAddress = {
  straat: 'Duinweg',
  huisnummer: 12,
  addition: null,
  postcode: '2042 KL',
  woonplaats: 'Zandvoort',
};

type Address = Readonly<Omit<typeof homeAddress, 'addition'>> & {
  readonly addition: string | null;
  /** From the person for a home, from the municipality for post; the other way around when undefined. */
  readonly adresType?: 'Relatievestigingsadres' | 'GBApostadres';
};
type Aanleverwijze = 'Digitaal' | 'Papier' | 'GeenKeuze';
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
  readonly vestigingsAdres: Address;
  readonly postAdres: Address | null;
  readonly correspondentie: Aanleverwijze;
  readonly polisblad: Aanleverwijze;
  readonly nieuwsbrief: boolean;
  readonly toestemming: boolean;
  readonly checkedOn: string | null;
  readonly iban: string | null;
  readonly zorgpas: PersonaZorgpas;
}

/** A persona's health pass. Days as `yyyy-mm-dd`, both included. */
export interface PersonaZorgpas {
  readonly cardNumber: string;
  /** Fictitious: no insurer has it. */
  readonly uzovi: string;
  readonly issuedOn: string;
  readonly validUntil: string;
}

/** Returns a pass of five years that expires on a day; its number derives from the relatienummer. */
export function zorgpasOf(
  relatienummer: string,
  validUntil: Temporal.PlainDate,
  uzovi = '0000',
): PersonaZorgpas {
  return {
    cardNumber: `80528${uzovi}${relatienummer}01`,
    uzovi,
    issuedOn: validUntil.subtract({ years: 5 }).toString(),
    validUntil: validUntil.toString(),
  };
}

/** Returns the BSN of a persona with a login. */
export function bsnOf(key: string): string {
  const persona = personas.find((candidate) => candidate.key === key);
  if (!persona) throw new Error(`No persona ${key}`);
  return persona.bsn;
}

/** Returns a persona's relatienummer by sequence number. */
export function relatienummerOf(sequenceNumber: number): string {
  return String(700_410_000 + sequenceNumber * 137);
}

function splitName(name: string) {
  const parts = name.split(' ');
  const [roepnaam = name] = parts;
  const small = parts.slice(1).filter((part) => /^[a-z]/.test(part));
  const rest = parts.slice(1).filter((part) => !small.includes(part));
  return {
    roepnaam,
    tussenvoegsel: small.join(' ') || null,
    achternaam: rest.join(' ') || name,
    voorletters: `${roepnaam[0] ?? ''}.`,
  };
}

/**
 * Returns an ordinary relation, digital and complete, with this persona's differences.
 * @param sequenceNumber determines relatienummer, telephone and account
 */
export function toRelatie(
  sequenceNumber: number,
  name: string,
  bsn: string,
  geboorteDatum: string,
  today: Temporal.PlainDate,
  otherwise: Partial<PersonaRelatie> = {},
): PersonaRelatie {
  const parts = splitName(name);
  const relatienummer = relatienummerOf(sequenceNumber);
  return {
    relatienummer,
    bsn,
    ...parts,
    opgemaakteNaam: name,
    geboorteDatum,
    email: `${parts.roepnaam.toLowerCase()}@voorbeeld.example`,
    telefoonNummer: `+3161234${String(sequenceNumber).padStart(4, '0')}`,
    vestigingsAdres: homeAddress,
    postAdres: null,
    correspondentie: 'Digitaal',
    polisblad: 'Digitaal',
    nieuwsbrief: true,
    toestemming: false,
    checkedOn: today.subtract({ months: 3 }).toString(),
    iban: accountOf(sequenceNumber),
    zorgpas: zorgpasOf(
      relatienummer,
      Temporal.PlainDate.from({ year: today.year + 2, month: 12, day: 31 }),
    ),
    ...otherwise,
  };
}
