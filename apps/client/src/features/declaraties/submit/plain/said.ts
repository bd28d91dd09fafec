import { parseText } from '../send/parse.ts';
import { type Melding, parseMeldingen } from '../send/meldingen.ts';
import { parseJson } from '@mijn/domain/parseJson';

/** An error message, with its language when it is not the reader's. */
export interface Said {
  readonly name: string;
  readonly text: string;
  readonly lang?: 'nl' | undefined;
}

export const writeSaid = (said: Said): string => JSON.stringify(said);

/** Parses the messages of a page. */
export function parseSaid(texts: readonly string[]): readonly Said[] {
  return texts.map(parseJson).map((one) => ({
    name: parseText(one, 'name') ?? '',
    text: parseText(one, 'text') ?? '',
    lang: parseText(one, 'lang') === 'nl' ? 'nl' : undefined,
  }));
}

/** Serialises a message of the insurer for the form. */
export const writeMelding = (melding: Melding): string => JSON.stringify(melding);

export const readMeldingen = (texts: readonly string[]): readonly Melding[] =>
  parseMeldingen(texts.map(parseJson));

/** Returns the messages by field. */
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
