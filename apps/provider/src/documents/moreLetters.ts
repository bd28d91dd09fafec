import { readFile } from 'node:fs/promises';
import { isObject } from '@mijn/domain/isObject';
import type { Font } from './letters.ts';

/** Fonts that few documents need, loaded on demand. */
export interface MoreLetters {
  /** Returns the name of a font that can write a character, or undefined. */
  readonly find: (character: string) => string | undefined;
  readonly fonts: readonly Font[];
}

// Arabic, shaped by the font: Noto Sans Arabic; SIL Open Font License.
const arabic = /[\u0600-\u06ff\u0750-\u077f\u0870-\u088e\u08a0-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/u;
// Chinese characters, Japanese syllables and their punctuation: ZCOOL XiaoWei, one weight, split in
// a hundred files; SIL Open Font License.
const han = /[\u3001-\u30ff\u3400-\u9fff\uff01-\uffee]/u;

const arabicFile = (bold: boolean): string =>
  `@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-${bold ? 700 : 400}-normal.woff`;
const hanFile = (part: string): string =>
  `@fontsource/zcool-xiaowei/files/zcool-xiaowei-${part}-400-normal.woff`;

/** Reads a file of an optional package; undefined when it is not installed. */
async function readOptional(name: string): Promise<Buffer | undefined> {
  try {
    return await readFile(new URL(import.meta.resolve(name)));
  } catch {
    return undefined;
  }
}

/** Tells whether a code point is in a CSS unicode-range: `U+4e00,U+4e10-4e1f`. */
function isIn(ranges: string, point: number): boolean {
  return ranges.split(',').some((range) => {
    const [from = '', to = from] = range.trim().replace('U+', '').split('-');
    return point >= Number.parseInt(from, 16) && point <= Number.parseInt(to, 16);
  });
}

/** Returns the part of the font with each of these characters, according to the package. */
async function findParts(characters: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const list = await readOptional('@fontsource/zcool-xiaowei/unicode.json');
  const parts: unknown = list && JSON.parse(list.toString());
  const ranges = isObject(parts) ? Object.entries(parts) : [];
  const found = characters.flatMap((character) => {
    const point = character.codePointAt(0) ?? 0;
    const [part] = ranges.find(([, range]) => isIn(String(range), point)) ?? [];
    return part === undefined ? [] : [[character, part.replaceAll(/[[\]]/g, '')] as const];
  });
  return new Map(found);
}

async function readHan(text: string): Promise<MoreLetters> {
  const characters = [...new Set(text)].filter((character) => han.test(character));
  if (characters.length === 0) return { find: () => undefined, fonts: [] };
  const parts = await findParts(characters);
  const fonts: Font[] = [];
  for (const part of new Set(parts.values())) {
    const content = await readOptional(hanFile(part));
    if (content) fonts.push({ name: `han${part}`, content }, { name: `han${part}Bold`, content });
  }
  const read = new Set(fonts.map(({ name }) => name));
  const nameOf = (character: string): string => `han${parts.get(character) ?? ''}`;
  return {
    find: (character) => (read.has(nameOf(character)) ? nameOf(character) : undefined),
    fonts,
  };
}

async function readArabic(text: string): Promise<MoreLetters> {
  if (!arabic.test(text)) return { find: () => undefined, fonts: [] };
  const [plain, bold] = await Promise.all(
    [false, true].map((weight) => readOptional(arabicFile(weight))),
  );
  if (!plain || !bold) return { find: () => undefined, fonts: [] };
  return {
    find: (character) => (arabic.test(character) ? 'arabic' : undefined),
    fonts: [
      { name: 'arabic', content: plain },
      { name: 'arabicBold', content: bold },
    ],
  };
}

/** Loads the fonts for the rarer letters of a text. */
export async function readMoreLetters(text: string): Promise<MoreLetters> {
  const [one, other] = await Promise.all([readArabic(text), readHan(text)]);
  return {
    find: (character) => one.find(character) ?? other.find(character),
    fonts: [...one.fonts, ...other.fonts],
  };
}

/** Reverses consecutive Arabic words, because pdfkit draws a line from left to right. */
export function inLineOrder(text: string): string {
  const run = new RegExp(`(?:${arabic.source})+(?: (?:${arabic.source})+)+`, 'gu');
  return text.replaceAll(run, (words) => words.split(' ').toReversed().join(' '));
}
