import type { TextPosition } from '@mijn/contract/readNota';
import { letters } from './labels.rules.ts';
import { certaintyOf, placeOf, type Row, type RowWord, wordsIn } from './rows.rules.ts';
import { daysIn } from './values.rules.ts';

/** A person whom a bill may be for: on the policy, and one the caller may claim for. */
export interface BillPerson {
  readonly relatienummer: string;
  readonly voorletters: string;
  readonly roepnaam: string;
  /** Includes the part before it, such as "de". */
  readonly achternaam: string;
  /** `yyyy-mm-dd`. */
  readonly geboortedatum: string;
}

interface Mention {
  readonly row: Row;
  readonly words: readonly RowWord[];
}

/** Mentions of a person on a bill. */
interface Mentions {
  readonly person: BillPerson;
  readonly number?: Mention | undefined;
  readonly birthDate?: Mention | undefined;
  readonly name?: Mention | undefined;
}

/** The person whom a bill is for. */
export interface FoundPerson {
  readonly relatienummer: string;
  readonly sure: boolean;
  readonly plaats: TextPosition;
  /** Facts of the person on the bill, with any label. */
  readonly shows: { readonly birthDate: boolean; readonly number: boolean };
}

/** Surname, first name and initials, as letters only. */
function nameOf({ achternaam, roepnaam, voorletters }: BillPerson) {
  return { last: letters(achternaam), first: letters(roepnaam), initials: letters(voorletters) };
}

function mentionedName(rows: readonly Row[], person: BillPerson): Mention | undefined {
  const { last, first, initials } = nameOf(person);
  const full = new Set([first + last, initials + last, last + initials, last + first]);
  for (const row of rows) {
    for (let from = 0; from < row.words.length; from += 1) {
      for (let to = from + 1; to <= Math.min(row.words.length, from + 6); to += 1) {
        const words = row.words.slice(from, to);
        const said = letters(words.map(({ text }) => text).join(''));
        if (full.has(said.replace(/^(?:mevrouw|mevr|mw|dhr|heer|frau|herr|mrs|mr|ms)/, ''))) {
          return { row, words };
        }
      }
    }
  }
  return undefined;
}

function mentionedDay(rows: readonly Row[], day: string): Mention | undefined {
  for (const row of rows) {
    const found = daysIn(row.text).find(({ value }) => value === day);
    if (found) return { row, words: wordsIn(row, found.start, found.end) };
  }
  return undefined;
}

function mentionedNumber(rows: readonly Row[], number: string): Mention | undefined {
  const pattern = new RegExp(`(?<!\\d)${number.replaceAll(/.(?=.)/g, '$&[ .]?')}(?!\\d)`);
  for (const row of rows) {
    const found = pattern.exec(row.text);
    if (found) return { row, words: wordsIn(row, found.index, found.index + found[0].length) };
  }
  return undefined;
}

const readable = 70;
const isClear = (mention: Mention | undefined): boolean =>
  mention !== undefined && certaintyOf(mention.words) >= readable;

function weigh({ number, birthDate, name }: Mentions): number {
  return (number ? 3 : 0) + (birthDate ? 3 : 0) + (name ? 2 : 0);
}

/**
 * Finds the person whom a bill is for, by number, birth date and name. Undefined when it mentions none of them, or is
 * for somebody else.
 * @param birthDay the birth date that the bill labels as such
 */
export function findPerson(
  rows: readonly Row[],
  people: readonly BillPerson[],
  birthDay: string | undefined,
): FoundPerson | undefined {
  const found = people
    .map((person): Mentions => ({
      person,
      number: mentionedNumber(rows, person.relatienummer),
      birthDate: mentionedDay(rows, person.geboortedatum),
      name: mentionedName(rows, person),
    }))
    .filter((mentions) => weigh(mentions) > 0)
    .toSorted((one, other) => weigh(other) - weigh(one));
  const [best, second] = found;
  if (!best) return undefined;
  const { person, number, birthDate, name } = best;
  const mention = name ?? number ?? birthDate;
  if (!mention) return undefined;
  const other = birthDay !== undefined && birthDay !== person.geboortedatum;
  if (other && !number) return undefined;
  const twice = weigh(best) >= 5 && weigh(best) > (second ? weigh(second) : 0);
  const clear = [number, birthDate, name].filter(isClear).length >= 2;
  const plaats = placeOf(mention.row.page, mention.words);
  const shows = { birthDate: birthDate !== undefined, number: number !== undefined };
  return { relatienummer: person.relatienummer, sure: twice && clear && !other, plaats, shows };
}
