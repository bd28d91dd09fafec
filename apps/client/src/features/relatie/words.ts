import * as m from '../../generated/texts/relatie.js';
import { type PersonField, writtenPhone } from './section/fields.ts';

const labels: Readonly<Record<PersonField, () => string>> = {
  roepnaam: m.firstName,
  email: m.email,
  telefoonNummer: m.phone,
  'postAdres.soort': m.postalAddress,
  'postAdres.straat': m.street,
  'postAdres.huisnummer': m.number,
  'postAdres.huisnummerToevoeging': m.addition,
  'postAdres.postcode': m.postcode,
  'postAdres.woonplaats': m.town,
  aanleverwijzeCorrespondentie: m.correspondence,
  aanleverwijzePolisblad: m.policySheet,
  ontvangtNieuwsbrief: m.newsletter,
  toestemmingDetailsZorgkosten: m.toestemming,
};

/** Label of a field. */
export function fieldLabel(name: PersonField): string {
  return labels[name]();
}

const choices: Readonly<Record<string, () => string>> = {
  Digitaal: m.digital,
  Papier: m.paper,
  'Geen keuze': m.noChoice,
  GeenKeuze: m.noChoice,
  zelfde: m.postSame,
  anders: m.postOther,
  ja: m.yes,
  nee: m.no,
  true: m.yes,
  false: m.no,
};

/** Formats a value of a field; a dash when empty, and the home address instead of an absent postal address. */
export function shownValue(name: string, value: string | null): string {
  if (value === null && name === 'postAdres') return m.toHomeAddress();
  if (value === null || value === '') return '–';
  if (name === 'telefoonNummer') return writtenPhone(value);
  return choices[value]?.() ?? value;
}

const changed: Readonly<Record<string, () => string>> = {
  ...labels,
  postAdres: m.postalAddress,
  rekening: m.accountNumber,
};

/** Label of a changed field, by the contract's name; that name itself when unknown. */
export function changedLabel(field: string): string {
  return changed[field]?.() ?? field;
}

const reasons: Readonly<Record<string, () => string>> = {
  GeenVerzekeringsnemer: m.reasonNotVerzekeringsnemer,
  GeenEmailBekend: m.reasonNoEmail,
  ZorgGemakPolisActief: m.reasonConveniencePolicy,
  GeenZenZ: m.reasonOtherBrand,
};

/** Whether only the help desk can resolve a reason. */
export function isForHelpDesk(reason: string): boolean {
  return reason === 'GeenZenZ' || !(reason in reasons);
}

/** Text of the reason why something cannot be changed or seen, with a remedy (§6). */
export function reasonText(reason: string): string {
  return reasons[reason]?.() ?? m.reasonOther();
}
