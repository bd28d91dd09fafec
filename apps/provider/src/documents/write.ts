import type { StructureElement as Part } from 'pdfkit';
import type Pdf from 'pdfkit';
import { fontFor, inPieces } from './letters.ts';
import type { MoreLetters } from './moreLetters.ts';

/** Appearance of a line; sizes in points, colours from docs/design.md. */
export interface Format {
  readonly size: number;
  readonly bold?: boolean;
  readonly color?: string;
  /** Space after it, points. */
  readonly after?: number;
  /** Start, points from the margin; default 0. */
  readonly indent?: number;
  /** Maximum width, points; default: up to the other margin. */
  readonly width?: number;
  readonly align?: 'left' | 'right';
}

const ink = '#14212B';

/** Colour of secondary text. */
export const muted = '#44535E';
/** Action colour of each brand. */
export const brandColors = { ZZ: '#0B5C5A', AZVZ: '#12355B' } as const;
/** Margin of a page, points. */
export const margin = 60;
/** Language tags in PDF. */
export const languages = { nl: 'nl-NL', en: 'en-GB' } as const;

// Additional fonts per document.
export const lettersOf = new WeakMap<Pdf, MoreLetters>();
const noMore: MoreLetters = { find: () => undefined, fonts: [] };

// No font of ours has the narrow space after a minus.
const withoutNarrow = (text: string): string => text.replaceAll('\u202f', '\u00a0');

/** Writes a text, piece by piece in the font that has its letters. */
export function write(
  doc: Pdf,
  text: string,
  { size, bold = false, color = ink, after = 0, indent = 0, align, ...format }: Format,
): void {
  // A trailing space keeps the words of consecutive lines apart for screen readers.
  const end = align === 'right' ? '' : ' ';
  const pieces = inPieces(`${withoutNarrow(text)}${end}`, lettersOf.get(doc) ?? noMore);
  doc.fontSize(size).fillColor(color);
  doc.x = margin + indent;
  const width = format.width ?? doc.page.width - margin - doc.x;
  const aligned = align ? { align } : {};
  for (const [i, piece] of pieces.entries()) {
    const continued = i < pieces.length - 1;
    const options = { continued, width, lineGap: size * 0.3, ...aligned };
    doc.font(fontFor(piece, bold)).text(piece.text, options);
  }
  doc.y += after;
}

/** Returns the height of a text over the full width, measured in the common font; points. */
export function heightOf(doc: Pdf, text: string, size: number): number {
  doc.font(fontFor({ letters: 'common' }, false)).fontSize(size);
  return doc.heightOfString(text, { width: doc.page.width - 2 * margin, lineGap: size * 0.3 });
}

/** Writes a text as an element of the structure tree. */
export function add(parent: Part, doc: Pdf, kind: string, text: string, format: Format): void {
  parent.add(doc.struct(kind, () => write(doc, text, format)));
}

/** Returns the options of an element in Dutch, whatever the document's language. */
export function inLanguage(inDutch: boolean | undefined): { readonly lang?: string } {
  return inDutch ? { lang: languages.nl } : {};
}

/** Starts a new page when less than `height` points remain. */
export function keepTogether(doc: Pdf, height: number): void {
  if (doc.y + height > doc.page.height - margin) doc.addPage();
}
