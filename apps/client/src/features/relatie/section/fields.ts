import { formatPhone } from '@mijn/domain/brands';
import { toPlainLine } from '@mijn/domain/typedText';
import type { Address, Delivery, Person } from '../person.ts';

/** Values of the forms as text, by the contract's names (§5). */
export interface FieldValues {
  readonly roepnaam: string;
  readonly email: string;
  readonly telefoonNummer: string;
  /** `zelfde` as the home address, or `anders` */
  readonly 'postAdres.soort': string;
  readonly 'postAdres.straat': string;
  readonly 'postAdres.huisnummer': string;
  readonly 'postAdres.huisnummerToevoeging': string;
  readonly 'postAdres.postcode': string;
  readonly 'postAdres.woonplaats': string;
  readonly aanleverwijzeCorrespondentie: string;
  readonly aanleverwijzePolisblad: string;
  /** `ja` or `nee` */
  readonly ontvangtNieuwsbrief: string;
  /** `ja` or `nee` */
  readonly toestemmingDetailsZorgkosten: string;
}

/** The name of a field. */
export type PersonField = keyof FieldValues;

/** The fields of each form. The fields of one form are saved together. */
export const sections = {
  name: ['roepnaam'],
  contact: ['email', 'telefoonNummer'],
  address: [
    'postAdres.soort',
    'postAdres.straat',
    'postAdres.huisnummer',
    'postAdres.huisnummerToevoeging',
    'postAdres.postcode',
    'postAdres.woonplaats',
  ],
  preferences: ['aanleverwijzeCorrespondentie', 'aanleverwijzePolisblad', 'ontvangtNieuwsbrief'],
  toestemming: ['toestemmingDetailsZorgkosten'],
} as const satisfies Readonly<Record<string, readonly PersonField[]>>;

/** The name of a form. */
export type SectionName = keyof typeof sections;

/** The fields of a section, in display order. */
export function fieldsIn(section: SectionName): readonly PersonField[] {
  return sections[section];
}

const mobile = /^\+316(\d{2})(\d{2})(\d{2})(\d{2})$/;

/**
 * Formats a Dutch mobile number the way people write it; other numbers as `formatPhone` does.
 * @param phone as E.164
 */
export function writtenPhone(phone: string): string {
  return formatPhone(phone.replace(mobile, '06 $1 $2 $3 $4'));
}

const yesOrNo = (yes: boolean): string => (yes ? 'ja' : 'nee');

/** Converts a person to form values. */
export function fieldsOf(person: Person): FieldValues {
  const { postalAddress: post } = person;
  return {
    roepnaam: person.firstName,
    email: person.email ?? '',
    telefoonNummer: writtenPhone(person.phone ?? ''),
    'postAdres.soort': post ? 'anders' : 'zelfde',
    'postAdres.straat': post?.street ?? '',
    'postAdres.huisnummer': post?.number?.toString() ?? '',
    'postAdres.huisnummerToevoeging': post?.addition ?? '',
    'postAdres.postcode': post?.postcode ?? '',
    'postAdres.woonplaats': post?.town ?? '',
    aanleverwijzeCorrespondentie: person.correspondence,
    aanleverwijzePolisblad: person.policySheet,
    ontvangtNieuwsbrief: yesOrNo(person.newsletter),
    toestemmingDetailsZorgkosten: yesOrNo(person.toestemming),
  };
}

function toDelivery(text: string, current: Delivery): Delivery {
  return text === 'Digitaal' || text === 'Papier' || text === 'Geen keuze' ? text : current;
}

const orNull = (text: string): string | null => toPlainLine(text).trim() || null;

/** Whether a text is a house number without its addition: digits only, or empty. */
export function isNumberText(text: string): boolean {
  return /^\d{0,6}$/.test(toPlainLine(text).trim());
}

// Maps an invalid number to 0, which the insurer rejects as invalid; null would be rejected as missing.
function toHouseNumber(text: string | null): number | null {
  if (text === null) return null;
  return isNumberText(text) ? Number(text) : 0;
}

/**
 * The postal address in the fields; null when it is the home address. Where nothing is chosen, it is so when
 * all fields are empty.
 */
function toPostalAddress(
  values: FieldValues,
  chosen: string | undefined,
  current: Address | null,
): Address | null {
  if (chosen === 'zelfde') return null;
  const address = {
    street: orNull(values['postAdres.straat']),
    number: toHouseNumber(orNull(values['postAdres.huisnummer'])),
    addition: orNull(values['postAdres.huisnummerToevoeging']),
    postcode: orNull(values['postAdres.postcode']),
    town: orNull(values['postAdres.woonplaats']),
  };
  const isEmpty = Object.values(address).every((part) => part === null);
  return isEmpty && chosen !== 'anders'
    ? null
    : { ...address, kind: current?.kind ?? 'Relatiepostadres' };
}

// An unedited number keeps its stored form.
function toPhone(text: string, current: string | null): string | null {
  return current !== null && text === writtenPhone(current) ? current : orNull(text);
}

/** Applies form values to a person; missing fields keep their value. */
export function withFields(person: Person, filledIn: Partial<FieldValues>): Person {
  const values: FieldValues = { ...fieldsOf(person), ...filledIn };
  return {
    ...person,
    firstName: values.roepnaam,
    email: orNull(values.email),
    phone: toPhone(values.telefoonNummer, person.phone),
    postalAddress: toPostalAddress(values, filledIn['postAdres.soort'], person.postalAddress),
    correspondence: toDelivery(values.aanleverwijzeCorrespondentie, person.correspondence),
    policySheet: toDelivery(values.aanleverwijzePolisblad, person.policySheet),
    newsletter: values.ontvangtNieuwsbrief === 'ja',
    toestemming: values.toestemmingDetailsZorgkosten === 'ja',
  };
}
