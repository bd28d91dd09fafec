import * as m from '../../generated/texts/relatie.js';
import { type PersonField, writtenPhone } from './section/fields.ts';

const labels: Readonly<Record<PersonField, () => string>> = {
  roepnaam: m.firstName,
  email: m.email,
  telefoonNummer: m.phone,
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

/** What a field is called on the screen. */
export function fieldLabel(name: PersonField): string {
  return labels[name]();
}

const choices: Readonly<Record<string, () => string>> = {
  Digitaal: m.digital,
  Papier: m.paper,
  'Geen keuze': m.noChoice,
  GeenKeuze: m.noChoice,
  ja: m.yes,
  nee: m.no,
  true: m.yes,
  false: m.no,
};

/** A value of a field as people read it; a dash where there is none, where post goes without a postal address. */
export function shownValue(name: string, value: string | null): string {
  if (value === null && name === 'postAdres') return m.toHomeAddress();
  if (value === null || value === '') return '–';
  if (name === 'telefoonNummer') return writtenPhone(value);
  return choices[value]?.() ?? value;
}

const changed: Readonly<Record<string, () => string>> = {
  ...labels,
  postAdres: m.postalAddress,
};

/** What was changed, by the contract's name of the field; the name itself where we know no other. */
export function changedLabel(field: string): string {
  return changed[field]?.() ?? field;
}

const reasons: Readonly<Record<string, () => string>> = {
  GeenVerzekeringsnemer: m.reasonNotVerzekeringsnemer,
  GeenEmailBekend: m.reasonNoEmail,
  ZorgGemakPolisActief: m.reasonConveniencePolicy,
  GeenZenZ: m.reasonOtherBrand,
};

/** Whether only the help desk can do something about a reason. */
export function isForHelpDesk(reason: string): boolean {
  return reason === 'GeenZenZ' || !(reason in reasons);
}

/** Why something cannot be changed or seen, and what would help (§6). */
export function reasonText(reason: string): string {
  return reasons[reason]?.() ?? m.reasonOther();
}
