import { readFile } from 'node:fs/promises';

/** A file of the font: its name in a document, and what it can write. */
export interface Font {
  readonly naam: string;
  readonly content: Buffer;
}

/** A piece of text that one file of the font can write. */
export interface Piece {
  readonly tekst: string;
  /** Whether it needs the file with the rarer letters (ğ, Ł). */
  readonly extended: boolean;
}

// What the two files of the font hold, as its package says (its unicode.json), as far as it is used in
// names: Atkinson Hyperlegible Next, made to be told apart easily; SIL Open Font License.
const plain =
  /[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2010-\u2015\u2018-\u201e\u2022\u2026\u20ac\u2122\u2212]/u;
const rare =
  /[\u0100-\u0130\u0132-\u0151\u0154-\u017f\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ef2\u1ef3]/u;

/**
 * Cuts a text into pieces by the file of the font that can write them. What neither can (Arabic,
 * emoji) becomes a question mark: a box that nobody can read is no better.
 */
export function inPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const character of text.normalize('NFC')) {
    const extended = rare.test(character);
    const readable = extended || plain.test(character) ? character : '?';
    const last = pieces.at(-1);
    if (last?.extended === extended) {
      pieces[pieces.length - 1] = { tekst: last.tekst + readable, extended };
    } else {
      pieces.push({ tekst: readable, extended });
    }
  }
  return pieces;
}

/** The name in a document of the file for a piece, in the weight of its line. */
export function fontFor({ extended }: Pick<Piece, 'extended'>, bold: boolean): string {
  return `${bold ? 'vet' : 'plain'}${extended ? 'Uitgebreid' : ''}`;
}

let parsed: Promise<readonly Font[]> | undefined;

async function read(bold: boolean, extended: boolean): Promise<Font> {
  const file = `atkinson-hyperlegible-next-latin${extended ? '-ext' : ''}-${bold ? 700 : 400}-normal.woff`;
  const position = import.meta.resolve(`@fontsource/atkinson-hyperlegible-next/files/${file}`);
  return { naam: fontFor({ extended }, bold), content: await readFile(new URL(position)) };
}

/** The files of the font, read once. */
export function readFonts(): Promise<readonly Font[]> {
  parsed ??= Promise.all([
    read(false, false),
    read(true, false),
    read(false, true),
    read(true, true),
  ]);
  return parsed;
}
