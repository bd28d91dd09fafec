import { formatPostcode } from '@mijn/domain/postcode';
import type { ResultOf, VariablesOf } from 'gql.tada';
import type { relatieInFull } from './relatie.fragments.ts';
import type { changeOperation } from './relatie.operations.ts';

/** The relation in the contract's form, with its `_state`. */
export type FullRelatie = ResultOf<typeof relatieInFull>;

/** Whether the insurer lists all documents in the app; one with the core only has them in its legacy area. */
export function listsDocuments({ documentSoorten }: Pick<FullRelatie, 'documentSoorten'>): boolean {
  return documentSoorten.includes('polisblad');
}

/** The relation as a change sends it back. */
export type RelatieInput = VariablesOf<typeof changeOperation>['relatie'];

/** Delivery of letters as shown to a person (§3): Geen keuze instead of GeenKeuze. */
export type Delivery = 'Digitaal' | 'Papier' | 'Geen keuze';

export interface Address {
  readonly street: string | null;
  readonly number: number | null;
  readonly addition: string | null;
  /** Four digits, a space, two letters. */
  readonly postcode: string | null;
  readonly town: string | null;
  readonly kind: string;
}

/** The relation in the form that the screens use: English names, and the birth date as a date (§3). */
export interface Person {
  readonly customerNumber: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly fullName: string;
  readonly birthday: Date;
  readonly age: number;
  readonly email: string | null;
  readonly phone: string | null;
  readonly homeAddress: Address;
  readonly postalAddress: Address | null;
  readonly correspondence: Delivery;
  readonly policySheet: Delivery;
  readonly newsletter: boolean;
  readonly toestemming: boolean;
  /** Names of the indicators that are true. */
  readonly indicators: readonly string[];
  readonly reasons: readonly { readonly indicator: string; readonly reasons: readonly string[] }[];
}

type Aanleverwijze = FullRelatie['aanleverwijzePolisblad'];

const deliveries: Readonly<Record<Aanleverwijze, Delivery>> = {
  Digitaal: 'Digitaal',
  Papier: 'Papier',
  GeenKeuze: 'Geen keuze',
};

const aanleverwijzen: Readonly<Record<Delivery, Aanleverwijze>> = {
  Digitaal: 'Digitaal',
  Papier: 'Papier',
  'Geen keuze': 'GeenKeuze',
};

function toAddress(address: FullRelatie['vestigingsAdres']): Address {
  return {
    street: address.straat,
    number: address.huisnummer,
    addition: address.huisnummerToevoeging,
    postcode: address.postcode && formatPostcode(address.postcode),
    town: address.woonplaats,
    kind: address.adresType,
  };
}

function fromAddress(address: Address): FullRelatie['vestigingsAdres'] {
  return {
    straat: address.street,
    huisnummer: address.number,
    huisnummerToevoeging: address.addition,
    postcode: address.postcode,
    woonplaats: address.town,
    adresType: address.kind,
  };
}

/** Converts the contract's relation to that form (§3). */
export function toPerson(relatie: FullRelatie): Person {
  return {
    customerNumber: relatie.relatieNummer,
    firstName: relatie.roepnaam,
    lastName: relatie.achternaam,
    fullName: relatie.opgemaakteNaam,
    birthday: new Date(`${relatie.geboorteDatum}T00:00:00Z`),
    age: relatie.leeftijd,
    email: relatie.email,
    phone: relatie.telefoonNummer,
    homeAddress: toAddress(relatie.vestigingsAdres),
    postalAddress: relatie.postAdres && toAddress(relatie.postAdres),
    correspondence: deliveries[relatie.aanleverwijzeCorrespondentie],
    policySheet: deliveries[relatie.aanleverwijzePolisblad],
    newsletter: relatie.ontvangtNieuwsbrief,
    toestemming: relatie.toestemmingDetailsZorgkosten,
    indicators: relatie.indicatoren,
    reasons: relatie.indicatorenRedenen.map(({ indicator, redenen: reasons }) => ({
      indicator,
      reasons,
    })),
  };
}

/** Converts it back, with the birth date as `yyyy-mm-dd` (§3). */
export function toRelatie(person: Person): RelatieInput {
  return {
    relatieNummer: person.customerNumber,
    roepnaam: person.firstName,
    achternaam: person.lastName,
    opgemaakteNaam: person.fullName,
    geboorteDatum: person.birthday.toISOString().slice(0, 10),
    leeftijd: person.age,
    email: person.email,
    telefoonNummer: person.phone,
    vestigingsAdres: fromAddress(person.homeAddress),
    postAdres: person.postalAddress && fromAddress(person.postalAddress),
    aanleverwijzeCorrespondentie: aanleverwijzen[person.correspondence],
    aanleverwijzePolisblad: aanleverwijzen[person.policySheet],
    ontvangtNieuwsbrief: person.newsletter,
    toestemmingDetailsZorgkosten: person.toestemming,
    indicatoren: [...person.indicators],
    indicatorenRedenen: person.reasons.map(({ indicator, reasons }) => ({
      indicator,
      redenen: [...reasons],
    })),
  };
}
