import anyAscii from 'any-ascii';
import { create } from 'fontkit';
import { readFileSync } from 'node:fs';

/** A font file, with its name in the document. */
export interface Font {
  readonly name: 'regular' | 'bold';
  readonly content: Buffer;
}

const files = { regular: 'LiberationSans-Regular.ttf', bold: 'LiberationSans-Bold.ttf' } as const;

function read(name: Font['name']): Font {
  const position = import.meta.resolve(`pdfjs-dist/standard_fonts/${files[name]}`);
  return { name, content: readFileSync(new URL(position)) };
}

/**
 * The font of all letters in two weights, which have the same characters: Liberation Sans, which comes with pdfjs-dist;
 * SIL Open Font License. It has every letter of the population register, Greek and Cyrillic.
 */
export const fonts: readonly Font[] = [read('regular'), read('bold')];

const covers = fonts.map(({ content }) => create(content));

/** Returns the name of the font in the weight of a line. */
export function fontFor(bold: boolean): Font['name'] {
  return bold ? 'bold' : 'regular';
}

function isCovered(character: string): boolean {
  const point = character.codePointAt(0) ?? 0;
  return covers.every((font) => 'hasGlyphForCodePoint' in font && font.hasGlyphForCodePoint(point));
}

/**
 * Returns a text of which the font has every character: another one is transliterated (李 becomes Li), and never a box.
 */
export function toReadable(text: string): string {
  // No font of ours has the narrow space after a minus.
  const plain = text.normalize('NFC').replaceAll('\u202f', '\u00a0');
  return Array.from(plain, (character) =>
    isCovered(character) ? character : anyAscii(character),
  ).join('');
}
