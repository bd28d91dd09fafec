import { readFile } from 'node:fs/promises';
import { inLineOrder, type MoreLetters } from './moreLetters.ts';

/** A font file, with its name in the document. */
export interface Font {
  readonly name: string;
  readonly content: Buffer;
}

/** Group of letters in a font file: common ones, rarer Latin ones (ğ, Ł), or Greek and Cyrillic. */
type Letters = 'common' | 'rarer' | 'other';

/** A piece of text that a single font file can write. */
export interface Piece {
  readonly text: string;
  /** Group of a standard font, or a font name from `MoreLetters`. */
  readonly letters: string;
}

// Letters of the two files of the first font, according to its unicode.json, limited to those used
// in names: Atkinson Hyperlegible Next, made for legibility; SIL Open Font License.
const plain =
  /[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2010-\u2015\u2018-\u201e\u2022\u2026\u20ac\u2122\u2212]/u;
const rare =
  /[\u0100-\u0130\u0132-\u0151\u0154-\u017f\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ef2\u1ef3]/u;

// Greek and Cyrillic from Liberation Sans, which comes with pdfjs-dist; SIL Open Font License.
const other = /[\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u045f\u0490\u0491\u2116]/u;

const kinds: readonly (readonly [RegExp, Letters])[] = [
  [plain, 'common'],
  [rare, 'rarer'],
  [other, 'other'],
];

/**
 * Splits a text into pieces by the font that can write them. Letters of no font (Hindi, Thai,
 * emoji) become a question mark instead of an unreadable box.
 */
export function inPieces(text: string, more: Pick<MoreLetters, 'find'>): Piece[] {
  const pieces: Piece[] = [];
  for (const character of inLineOrder(text.normalize('NFC'))) {
    const found = kinds.find(([letters]) => letters.test(character))?.[1] ?? more.find(character);
    const letters = found ?? 'common';
    const readable = found ? character : '?';
    const last = pieces.at(-1);
    if (last?.letters === letters) {
      pieces[pieces.length - 1] = { text: last.text + readable, letters };
    } else {
      pieces.push({ text: readable, letters });
    }
  }
  return pieces;
}

/** Returns the name of the font for a piece, in the weight of its line. */
export function fontFor({ letters }: Pick<Piece, 'letters'>, bold: boolean): string {
  return `${letters}${bold ? 'Bold' : ''}`;
}

let parsed: Promise<readonly Font[]> | undefined;

const atkinson = '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next';

const files: Readonly<Record<Letters, (bold: boolean) => string>> = {
  common: (bold) => `${atkinson}-latin-${bold ? 700 : 400}-normal.woff`,
  rarer: (bold) => `${atkinson}-latin-ext-${bold ? 700 : 400}-normal.woff`,
  other: (bold) => `pdfjs-dist/standard_fonts/LiberationSans-${bold ? 'Bold' : 'Regular'}.ttf`,
};

async function read(letters: Letters, bold: boolean): Promise<Font> {
  const position = import.meta.resolve(files[letters](bold));
  return { name: fontFor({ letters }, bold), content: await readFile(new URL(position)) };
}

/** Returns the standard fonts; files are read once. */
export function readFonts(): Promise<readonly Font[]> {
  parsed ??= Promise.all(
    (['common', 'rarer', 'other'] as const).flatMap((letters) => [
      read(letters, false),
      read(letters, true),
    ]),
  );
  return parsed;
}
