import {
  type EmbeddedFont,
  layoutText,
  type PDF,
  PdfArray,
  PdfDict,
  PdfName,
  PdfNull,
  PdfNumber,
  type PdfObject,
  PdfRef,
  PdfStream,
  PdfString,
} from '@libpdf/core';
import { readFileSync } from 'node:fs';
import { numbersOf } from './annotations.ts';

type Resolve = (reference: PdfRef) => PdfObject | null;

/** Flags of a field whose value is not shown literally (ISO 32000-2, table 230). */
const password = 1 << 13;
/** Default text size, points. */
const plainSize = 10;
const largestSize = 12;
const margin = 2;

/**
 * Creates an appearance for every note and form value without one, as readers do; pdf.js draws only some of them. Returns
 * the number of changes.
 * @throws CannotDrawError
 */
export function addTextAppearances(document: PDF): number {
  const resolve: Resolve = (ref) => document.getObject(ref);
  const form = document.getCatalog().getDict('AcroForm', resolve);
  const values = document.getPages().flatMap(({ dict }) =>
    (dict.getArray('Annots', resolve)?.toArray() ?? []).flatMap((value) => {
      const annotation = value instanceof PdfRef ? resolve(value) : value;
      const text = annotation instanceof PdfDict ? textOf(annotation, resolve) : undefined;
      if (!(annotation instanceof PdfDict) || text === undefined || text.trim() === '') return [];
      return [{ annotation, text: text.normalize('NFC') }];
    }),
  );
  // When pdf.js redraws a value, it replaces letters that the form's font lacks.
  const isRedrawn =
    form?.getBool('NeedAppearances', resolve)?.value === true &&
    values.some(({ text }) => !isWinAnsi(text));
  if (isRedrawn) form.delete('NeedAppearances');
  const findFont = createFontFinder(document);
  let changed = isRedrawn ? 1 : 0;
  for (const { annotation, text } of values) {
    const isDrawn = hasAppearance(annotation, resolve);
    if (isDrawn && !isRedrawn) continue;
    const font = findFont(text);
    // The program that filled the form in had a font with these letters.
    if (!font && isDrawn) continue;
    if (!font) throw new CannotDrawError('A note has a character without a glyph');
    const style =
      stringOf(inheritedEntry(annotation, 'DA', resolve)) ?? stringOf(form?.get('DA', resolve));
    const rectangle = numbersOf(annotation, 'Rect', resolve);
    const turn = annotation.getDict('MK', resolve)?.getNumber('R', resolve)?.value ?? 0;
    const { appearance, below } = draw(text, { rectangle, turn }, style ?? '', font);
    if (below) annotation.set('Rect', toNumbers(below));
    annotation.set('AP', PdfDict.of({ N: document.register(appearance) }));
    changed += 1;
  }
  return changed;
}

function hasAppearance(annotation: PdfDict, resolve: Resolve): boolean {
  const normal = annotation.getDict('AP', resolve)?.get('N', resolve);
  return normal instanceof PdfDict;
}

/** Returns the text that a reader shows. */
function textOf(annotation: PdfDict, resolve: Resolve): string | undefined {
  const subtype = annotation.getName('Subtype', resolve)?.value;
  if (subtype === 'FreeText') {
    const contents = stringOf(annotation.get('Contents', resolve));
    return contents ?? plainTextOf(stringOf(annotation.get('RC', resolve)));
  }
  if (subtype !== 'Widget') return undefined;
  const type = inheritedEntry(annotation, 'FT', resolve);
  const flags = inheritedEntry(annotation, 'Ff', resolve);
  if (!(type instanceof PdfName) || !['Tx', 'Ch'].includes(type.value)) return undefined;
  if (flags instanceof PdfNumber && (flags.value & password) !== 0) return undefined;
  const value = inheritedEntry(annotation, 'V', resolve);
  const rich = plainTextOf(stringOf(inheritedEntry(annotation, 'RV', resolve)));
  if (value === undefined && rich !== undefined) return rich;
  const values = value instanceof PdfArray ? value.toArray() : [value];
  const options = inheritedEntry(annotation, 'Opt', resolve);
  return values.flatMap((one) => labelOf(stringOf(one), options, resolve) ?? []).join('\n');
}

/** Returns the label of a value in a list: an option may be a pair of value and label. */
function labelOf(
  value: string | undefined,
  options: PdfObject | undefined,
  resolve: Resolve,
): string | undefined {
  for (const option of options instanceof PdfArray ? options.toArray() : []) {
    const pair = option instanceof PdfRef ? resolve(option) : option;
    if (!(pair instanceof PdfArray)) continue;
    const [own, label] = pair.toArray().map((part) => stringOf(part));
    if (own === value && label !== undefined) return label;
  }
  return value;
}

/** Returns a text string, or one in a stream (ISO 32000-2, §7.9.2.2): in UTF-8 or UTF-16 by its mark, or PDFDocEncoding. */
function stringOf(value: PdfObject | null | undefined): string | undefined {
  if (value instanceof PdfStream) return stringOf(new PdfString(value.getDecodedData()));
  if (!(value instanceof PdfString)) return undefined;
  const { bytes } = value;
  const isUtf8 = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  return isUtf8 ? new TextDecoder().decode(bytes) : value.asString();
}

const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

/** Returns the words of rich text, which is XHTML (ISO 32000-2, §12.7.4.4). */
function plainTextOf(rich: string | undefined): string | undefined {
  return rich
    ?.replaceAll(/<br\s*\/?>|<\/p>\s*(?=<p)/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(
      /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi,
      (whole: string, hex?: string, decimal?: string, name?: string) => {
        const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
        if (name) return entities.get(name) ?? whole;
        return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : whole;
      },
    );
}

/** Returns an entry that a field may inherit from its ancestors (ISO 32000-2, §12.7.4). */
function inheritedEntry(field: PdfDict, key: string, resolve: Resolve): PdfObject | undefined {
  let node: PdfDict | undefined = field;
  for (let depth = 0; node && depth < 60; depth += 1) {
    const value = node.get(key, resolve);
    if (value && !(value instanceof PdfNull)) return value;
    node = node.getDict('Parent', resolve);
  }
  return undefined;
}

/** A font that has every character of a text. */
interface TextFont {
  /** Font for measuring its lines. */
  readonly measured: 'Helvetica' | EmbeddedFont;
  /** The same font in the resources of a drawing. */
  readonly entry: PdfDict | PdfRef;
  /** Returns its codes for a line, hexadecimal. */
  readonly encode: (line: string) => string;
}

/** Liberation Sans, which has the widths of Helvetica and more letters: Latin of other countries, Greek, Cyrillic. */
const widerFont = new URL(
  'LiberationSans-Regular.ttf',
  new URL('../../standard_fonts/', import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs')),
);

/** Letters that join or run from right to left, which cannot be drawn glyph by glyph. */
const isShaped = (text: string): boolean => /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text);

/**
 * Returns Helvetica, or for other letters a font that is embedded once per document; undefined when neither has a
 * character, because none may be lost.
 */
function createFontFinder(document: PDF): (text: string) => TextFont | undefined {
  let embedded: EmbeddedFont | undefined;
  return (text) => {
    if (isWinAnsi(text)) return helvetica;
    const line = text.replaceAll(/\s/g, ' ');
    const font = (embedded ??= document.embedFont(readFileSync(widerFont)));
    if (isShaped(line) || !font.canEncode(line)) return undefined;
    return {
      measured: font,
      entry: font.ref,
      encode: (part) =>
        font
          .encodeTextToGids(part)
          .map((glyph) => glyph.toString(16).padStart(4, '0'))
          .join(''),
    };
  };
}

const toNumbers = (values: readonly number[]): PdfArray =>
  new PdfArray(values.map((value) => PdfNumber.of(value)));

/** Sizes smaller than this are not readable; text that needs one continues below its box. */
const smallestSize = 4;
const shrinking = 0.9;
const lineHeight = 1.2;

/** Returns the lines of a text in a box, with the largest size up to `most` in which all of it fits. */
function fit(text: string, font: TextFont['measured'], box: readonly number[], most: number) {
  const [width = 0, height = 0] = box;
  for (let size = most; ; size = Math.max(smallestSize, size * shrinking)) {
    const room = Math.max(size, width - 2 * margin);
    const { lines } = layoutText(text, font, size, room, size * lineHeight);
    const needed = lines.length > 1 ? lines.length * size * lineHeight : size;
    const widest = Math.max(...lines.map((line) => line.width));
    const fits = needed <= height && widest <= room;
    if (fits || size <= smallestSize) {
      return { lines, size, wanted: [widest + 2 * margin, needed + 2 * margin] as const, fits };
    }
  }
}

/** Matrices that turn a box of some width and height counterclockwise, back to the origin. */
const turns: Readonly<Record<number, (width: number, height: number) => readonly number[]>> = {
  90: (_, height) => [0, 1, -1, 0, height, 0],
  180: (width, height) => [-1, 0, 0, -1, width, height],
  270: (width) => [0, -1, 1, 0, 0, width],
};

interface Place {
  readonly rectangle: readonly number[];
  /** Degrees counterclockwise (ISO 32000-2, table 192). */
  readonly turn: number;
}

/**
 * Draws text in a rectangle, with size and colour of the default appearance string. Text that does not fit gets smaller;
 * nothing of it is cut off.
 * @returns the appearance, and the larger rectangle that it needs when even small text does not fit
 */
function draw(
  text: string,
  { rectangle, turn }: Place,
  style: string,
  { measured, entry, encode }: TextFont,
): { readonly appearance: PdfStream; readonly below: readonly number[] | undefined } {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = rectangle;
  const sides = [Math.abs(x2 - x1), Math.abs(y2 - y1)] as const;
  const turned = turns[((turn % 360) + 360) % 360];
  const isUpright = !turned || turn % 180 === 0;
  const [wide, high] = isUpright ? sides : [sides[1], sides[0]];
  const said = Number(/([\d.]+)\s+Tf/.exec(style)?.[1] ?? plainSize);
  const most = said > 0 ? said : Math.max(smallestSize, Math.min(largestSize, high * 0.7));
  const colour = /(?:[\d.]+\s+){1,4}(?:g|rg|k)\b/.exec(style)?.[0] ?? '0 g';
  const { lines, size, wanted, fits } = fit(text, measured, [wide, high], most);
  const [width, height] = fits
    ? [wide, high]
    : [Math.max(wide, wanted[0]), Math.max(high, wanted[1])];
  const first = lines.length > 1 ? height - margin - size * 0.9 : (height - size * 0.7) / 2;
  const shown = lines.map((line) => `<${encode(line.text)}> Tj T*`).join(' ');
  const drawing = `q BT /F ${size} Tf ${size * lineHeight} TL ${colour} ${margin} ${first} Td ${shown} ET Q`;
  const appearance = PdfStream.fromDict(
    {
      Type: PdfName.of('XObject'),
      Subtype: PdfName.of('Form'),
      BBox: toNumbers([0, 0, width, height]),
      ...(turned && { Matrix: toNumbers(turned(width, height)) }),
      Resources: PdfDict.of({ Font: PdfDict.of({ F: entry }) }),
    },
    Buffer.from(drawing),
  );
  if (fits) return { appearance, below: undefined };
  const [across, down] = isUpright ? [width, height] : [height, width];
  const [left, top] = [Math.min(x1, x2), Math.max(y1, y2)];
  return { appearance, below: [left, top - down, left + across, top] };
}

const winAnsi = new TextDecoder('windows-1252').decode(
  Uint8Array.from({ length: 256 }, (_, code) => code),
);

const isWinAnsi = (text: string): boolean =>
  Array.from(text.replaceAll(/\s/g, ' ')).every((character) => winAnsi.indexOf(character) >= 0x20);

const helvetica: TextFont = {
  measured: 'Helvetica',
  entry: PdfDict.of({
    Type: PdfName.of('Font'),
    Subtype: PdfName.of('Type1'),
    BaseFont: PdfName.of('Helvetica'),
    Encoding: PdfName.of('WinAnsiEncoding'),
  }),
  encode: (line) =>
    Buffer.from(Array.from(line, (character) => winAnsi.indexOf(character))).toString('hex'),
};

/** A note or form value that cannot be drawn. */
export class CannotDrawError extends Error {}
