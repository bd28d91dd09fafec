import { parseText } from '../send/parse.ts';
import { type Melding, parseMeldingen } from '../send/meldingen.ts';
import { parseJson } from '@mijn/domain/parseJson';

/** Something that is wrong, in words, with their language where that is not the reader's. */
export interface Said {
  /** The field it is said at. */
  readonly name: string;
  readonly text: string;
  readonly lang?: 'nl' | undefined;
}

/** As the page is told it. */
export const writeSaid = (said: Said): string => JSON.stringify(said);

/** Reads what the page is told. */
export function parseSaid(texts: readonly string[]): readonly Said[] {
  return texts.map(parseJson).map((one) => ({
    name: parseText(one, 'name') ?? '',
    text: parseText(one, 'text') ?? '',
    lang: parseText(one, 'lang') === 'nl' ? 'nl' : undefined,
  }));
}

/** A message of the insurer as the form carries it. */
export const writeMelding = (melding: Melding): string => JSON.stringify(melding);

/** Reads the messages that a form carries. */
export const readMeldingen = (texts: readonly string[]): readonly Melding[] =>
  parseMeldingen(texts.map(parseJson));

/** What is wrong, by field. */
export function errorsOfSaid(all: readonly Said[]): Record<string, string> {
  const names = [...new Set(all.map(({ name }) => name))];
  return Object.fromEntries(
    names.map((name) => [
      name,
      all
        .filter((one) => one.name === name)
        .map(({ text }) => text)
        .join(' '),
    ]),
  );
}
