import { fieldLimits } from '@mijn/domain/fieldLimits';
import { isWrittenAsPostcode } from '@mijn/domain/postcode';
import { isVisible, toPlainLine } from '@mijn/domain/typedText';
import type { ResultOf } from 'gql.tada';
import * as m from '../../../generated/texts/relatie.js';
import {
  fieldsIn,
  isNumberText,
  type FieldValues,
  type PersonField,
  type SectionName,
} from './fields.ts';
import type { validateOperation } from '../relatie.operations.ts';

/** A verdict of the insurer on one field (§5). */
export type FieldMessage = NonNullable<
  ResultOf<typeof validateOperation>['valideerRelatie']
>['fieldMessages'][number];

/** Error messages by field. */
export type FieldErrors = Partial<Record<PersonField, string>>;

type Words = Readonly<Record<string, (detail: string | null) => string>>;

// The insurer's limit, or our own when it sends none.
const atMost = (limit: string | null, field: keyof typeof fieldLimits) => ({
  limit: limit ?? String(fieldLimits[field]),
});

// Each message names its field and how to correct it (docs/decisions.md §4).
const words: Readonly<Record<PersonField, Words>> = {
  roepnaam: {
    required: () => m.errorNameRequired(),
    tooLong: (limit) => m.errorNameTooLong(atMost(limit, 'roepnaam')),
    invalidFormat: () => m.errorNameFormat(),
  },
  email: {
    required: () => m.errorEmailRequired(),
    tooLong: (limit) => m.errorEmailTooLong(atMost(limit, 'email')),
    invalidFormat: () => m.errorEmailFormat(),
  },
  telefoonNummer: { invalidFormat: () => m.errorPhoneFormat() },
  'postAdres.soort': {},
  'postAdres.straat': {
    required: () => m.errorStreetRequired(),
    tooLong: (limit) => m.errorStreetTooLong(atMost(limit, 'straat')),
    invalidFormat: () => m.errorStreetFormat(),
  },
  'postAdres.huisnummer': {
    required: () => m.errorNumberRequired(),
    invalidFormat: () => m.errorNumberFormat(),
  },
  'postAdres.huisnummerToevoeging': {
    tooLong: (limit) => m.errorAdditionTooLong(atMost(limit, 'huisnummerToevoeging')),
  },
  'postAdres.postcode': {
    required: () => m.errorPostcodeRequired(),
    invalidFormat: () => m.errorPostcodeFormat(),
  },
  'postAdres.woonplaats': {
    required: () => m.errorTownRequired(),
    tooLong: (limit) => m.errorTownTooLong(atMost(limit, 'woonplaats')),
  },
  aanleverwijzeCorrespondentie: {},
  aanleverwijzePolisblad: {},
  ontvangtNieuwsbrief: {},
  toestemmingDetailsZorgkosten: {},
};

function isField(name: string): name is PersonField {
  return Object.hasOwn(words, name);
}

/** §5 has one name for street and town: returns those that are empty or too long, else the street. */
function fieldsFor(
  { fieldName: name, code, detail }: FieldMessage,
  values: FieldValues,
): readonly PersonField[] {
  if (name !== 'postAdres') return isField(name) ? [name] : [];
  const limit = Number(detail ?? fieldLimits.woonplaats);
  const isMeant = (field: PersonField) => {
    const text = toPlainLine(values[field]).trim();
    return code === 'tooLong' ? text.length > limit : !isVisible(text);
  };
  const meant = (['postAdres.straat', 'postAdres.woonplaats'] as const).filter(isMeant);
  return meant.length > 0 ? meant : ['postAdres.straat'];
}

/** Whether a postcode is foreign: only the help desk can enter those. */
function isPostcodeAbroad(postcode: string): boolean {
  return isVisible(postcode) && !isWrittenAsPostcode(postcode);
}

function wordsFor(field: PersonField, { code, detail }: FieldMessage, values: FieldValues): string {
  if (code === 'notAllowed') return m.errorNotAllowed();
  const isAbroad = field === 'postAdres.postcode' && isPostcodeAbroad(values[field]);
  if (isAbroad && code === 'invalidFormat') return m.errorPostcodeAbroad();
  return words[field][code]?.(detail) ?? m.errorUnknown();
}

/** Translates the insurer's verdict. Leaves out fields of other sections. */
export function errorsFrom(
  messages: readonly FieldMessage[],
  section: SectionName,
  values: FieldValues,
): FieldErrors {
  const errors: FieldErrors = {};
  for (const message of messages) {
    for (const field of fieldsFor(message, values)) {
      if (fieldsIn(section).includes(field)) errors[field] ??= wordsFor(field, message, values);
    }
  }
  return errors;
}

/** Returns errors of values that the contract cannot carry: a house number that is not a number. */
export function cannotBeSent(section: SectionName, values: FieldValues): FieldErrors {
  if (section !== 'address' || isNumberText(values['postAdres.huisnummer'])) return {};
  return { 'postAdres.huisnummer': m.errorNumberFormat() };
}
