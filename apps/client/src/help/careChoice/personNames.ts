import type { Language } from '@mijn/domain/language';
import { isSameName, nameWithBirthDate } from '@mijn/domain/namesakes';

export interface NamedPerson {
  readonly relatienummer: string;
  readonly opgemaakteNaam: string;
  /** `yyyy-mm-dd` */
  readonly geboorteDatum: string;
}

function nameAmong(
  person: NamedPerson,
  people: readonly NamedPerson[],
  language: Language,
  written: (name: string) => string,
): string {
  const name = written(person.opgemaakteNaam);
  const isNamesake = ({ relatienummer, opgemaakteNaam }: NamedPerson) =>
    relatienummer !== person.relatienummer && isSameName(written(opgemaakteNaam), name);
  return people.some(isNamesake) ? nameWithBirthDate(name, person.geboorteDatum, language) : name;
}

/** Returns the full name of a person, with the birth date when another of these people has the same name. */
export function fullNameAmong(
  person: NamedPerson,
  people: readonly NamedPerson[],
  language: Language,
): string {
  return nameAmong(person, people, language, (name) => name);
}

/** Returns the first name of a person, with the birth date when another of these people has the same first name. */
export function firstNameAmong(
  person: NamedPerson,
  people: readonly NamedPerson[],
  language: Language,
): string {
  return nameAmong(person, people, language, firstName);
}

/** Returns the first word of a full name, by which the people of one family are told apart. */
export function firstName(name: string): string {
  return name.trim().split(/\s/, 1)[0] ?? name;
}
