import {
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
import { numbersOf } from './annotations.ts';

type Resolve = (reference: PdfRef) => PdfObject | null;

/** Flags of a field whose value is not shown as it is (ISO 32000-2, table 230). */
const password = 1 << 13;
/** Size of text of which none is said, points. */
const plainSize = 10;
const largestSize = 12;
const margin = 2;

/**
 * Gives every note and form value without an appearance one, as readers do: pdf.js draws only some of them.
 * Returns how many there were.
 * @throws CannotDrawError
 */
export function addTextAppearances(document: PDF): number {
  const resolve: Resolve = (ref) => document.getObject(ref);
  const form = document.getCatalog().getDict('AcroForm', resolve);
  const texts = document.getPages().flatMap(({ dict }) =>
    (dict.getArray('Annots', resolve)?.toArray() ?? []).flatMap((value) => {
      const annotation = value instanceof PdfRef ? resolve(value) : value;
      if (!(annotation instanceof PdfDict) || hasAppearance(annotation, resolve)) return [];
      const text = textOf(annotation, resolve);
      return text === undefined || text.trim() === '' ? [] : [{ annotation, text }];
    }),
  );
  for (const { annotation, text } of texts) {
    const style =
      stringOf(inheritedEntry(annotation, 'DA', resolve)) ?? stringOf(form?.get('DA', resolve));
    const appearance = draw(text, numbersOf(annotation, 'Rect', resolve), style ?? '');
    annotation.set('AP', PdfDict.of({ N: document.register(appearance) }));
  }
  return texts.length;
}

function hasAppearance(annotation: PdfDict, resolve: Resolve): boolean {
  const normal = annotation.getDict('AP', resolve)?.get('N', resolve);
  return normal instanceof PdfDict;
}

/** The text that a reader shows of it. */
function textOf(annotation: PdfDict, resolve: Resolve): string | undefined {
  const subtype = annotation.getName('Subtype', resolve)?.value;
  if (subtype === 'FreeText') return stringOf(annotation.get('Contents', resolve));
  if (subtype !== 'Widget') return undefined;
  const type = inheritedEntry(annotation, 'FT', resolve);
  const flags = inheritedEntry(annotation, 'Ff', resolve);
  if (!(type instanceof PdfName) || !['Tx', 'Ch'].includes(type.value)) return undefined;
  if (flags instanceof PdfNumber && (flags.value & password) !== 0) return undefined;
  const value = inheritedEntry(annotation, 'V', resolve);
  const values = value instanceof PdfArray ? value.toArray() : [value];
  return values.flatMap((one) => stringOf(one) ?? []).join('\n');
}

function stringOf(value: PdfObject | undefined): string | undefined {
  return value instanceof PdfString ? value.asString() : undefined;
}

/** An entry that a field may inherit from the fields above it (ISO 32000-2, §12.7.4). */
function inheritedEntry(field: PdfDict, key: string, resolve: Resolve): PdfObject | undefined {
  let node: PdfDict | undefined = field;
  for (let depth = 0; node && depth < 60; depth += 1) {
    const value = node.get(key, resolve);
    if (value && !(value instanceof PdfNull)) return value;
    node = node.getDict('Parent', resolve);
  }
  return undefined;
}

/** Text in a rectangle, in Helvetica, with the size and colour of its default appearance string. */
function draw(text: string, rectangle: readonly number[], style: string): PdfStream {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = rectangle;
  const [width, height] = [Math.abs(x2 - x1), Math.abs(y2 - y1)];
  const said = Number(/([\d.]+)\s+Tf/.exec(style)?.[1] ?? plainSize);
  const size = said > 0 ? said : Math.max(4, Math.min(largestSize, height * 0.7));
  const colour = /(?:[\d.]+\s+){1,4}(?:g|rg|k)\b/.exec(style)?.[0] ?? '0 g';
  const room = Math.max(size, width - 2 * margin);
  const { lines } = layoutText(text, 'Helvetica', size, room, size * 1.2);
  const first = lines.length > 1 ? height - margin - size * 0.9 : (height - size * 0.7) / 2;
  const shown = lines.map((line) => `<${encode(line.text)}> Tj T*`).join(' ');
  const drawing = `q BT /F ${size} Tf ${size * 1.2} TL ${colour} ${margin} ${first} Td ${shown} ET Q`;
  const font = PdfDict.of({
    Type: PdfName.of('Font'),
    Subtype: PdfName.of('Type1'),
    BaseFont: PdfName.of('Helvetica'),
    Encoding: PdfName.of('WinAnsiEncoding'),
  });
  const box = new PdfArray([0, 0, width, height].map((side) => PdfNumber.of(side)));
  return PdfStream.fromDict(
    {
      Type: PdfName.of('XObject'),
      Subtype: PdfName.of('Form'),
      BBox: box,
      Resources: PdfDict.of({ Font: PdfDict.of({ F: font }) }),
    },
    Buffer.from(drawing),
  );
}

const winAnsi = new TextDecoder('windows-1252').decode(
  Uint8Array.from({ length: 256 }, (_, code) => code),
);

/** A note or form value that cannot be drawn. */
export class CannotDrawError extends Error {}

/** @throws CannotDrawError for a character that Helvetica does not have: it may not be lost */
function encode(line: string): string {
  const codes = Array.from(line.normalize('NFC'), (character) => {
    const code = winAnsi.indexOf(character);
    if (code < 0x20) throw new CannotDrawError('A note has a character that cannot be drawn');
    return code;
  });
  return Buffer.from(codes).toString('hex');
}
