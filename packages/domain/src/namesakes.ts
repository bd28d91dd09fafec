import { formatDay } from './datum.ts';
import type { Language } from './language.ts';
import { toPlainLine } from './typedText.ts';

function comparable(name: string): string {
  return toPlainLine(name).trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

/** Returns whether two names look the same, whatever their capitals, spaces and composed characters. */
export function isSameName(one: string, other: string): boolean {
  return comparable(one) === comparable(other);
}

/** Returns a name with the birth date (`yyyy-mm-dd`), for a name that two people share. */
export function nameWithBirthDate(name: string, geboorteDatum: string, language: Language): string {
  return `${name} (${formatDay(geboorteDatum, language)})`;
}

interface Insured {
  readonly naamVerzekerde: string;
  /** `yyyy-mm-dd` */
  readonly geboorteDatum: string;
}

/**
 * Returns the name of a person on an invoice, with the birth date when the invoice names another person of the same
 * name. A person may occur several times.
 */
export function insuredNameAmong(
  { naamVerzekerde, geboorteDatum }: Insured,
  people: readonly Insured[],
  language: Language,
): string {
  const isShared = people.some(
    (other) =>
      other.geboorteDatum !== geboorteDatum && isSameName(other.naamVerzekerde, naamVerzekerde),
  );
  return isShared ? nameWithBirthDate(naamVerzekerde, geboorteDatum, language) : naamVerzekerde;
}
