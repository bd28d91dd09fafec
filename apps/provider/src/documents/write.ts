import type { StructureElement as Part } from 'pdfkit';
import type Pdf from 'pdfkit';
import { fontFor, inPieces } from './letters.ts';
import type { MoreLetters } from './moreLetters.ts';

/** How a line looks: points; the colours are those of docs/design.md. */
export interface Format {
  readonly size: number;
  readonly bold?: boolean;
  readonly color?: string;
  /** Room behind it, points. */
  readonly after?: number;
  /** Where it begins, points from the margin; default 0. */
  readonly indent?: number;
  /** How wide it may be, points; default: to the other margin. */
  readonly width?: number;
  readonly align?: 'left' | 'right';
}

const ink = '#14212B';

/** What is said beside the matter itself. */
export const muted = '#44535E';
/** Each brand's colour of action. */
export const brandColors = { ZZ: '#0B5C5A', AZVZ: '#12355B' } as const;
/** Points on every side of a page. */
export const margin = 60;
/** The languages of a document as PDF names them. */
export const languages = { nl: 'nl-NL', en: 'en-GB' } as const;

/** What each document can write beside the usual letters. */
export const lettersOf = new WeakMap<Pdf, MoreLetters>();
const noMore: MoreLetters = { find: () => undefined, fonts: [] };

// The narrow space behind a minus is in no font of ours.
const withoutNarrow = (text: string): string => text.replaceAll('\u202f', '\u00a0');

/** Draws a text, piece by piece with the file of the font that can write it. */
export function write(
  doc: Pdf,
  text: string,
  { size, bold = false, color = ink, after = 0, indent = 0, align, ...format }: Format,
): void {
  // The space at the end keeps words of lines that follow apart for who reads by ear.
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

/** How high a text is over the whole width, as the usual letters would need it; points. */
export function heightOf(doc: Pdf, text: string, size: number): number {
  doc.font(fontFor({ letters: 'common' }, false)).fontSize(size);
  return doc.heightOfString(text, { width: doc.page.width - 2 * margin, lineGap: size * 0.3 });
}

/** Draws a text as an element of the document's structure. */
export function add(parent: Part, doc: Pdf, kind: string, text: string, format: Format): void {
  parent.add(doc.struct(kind, () => write(doc, text, format)));
}

/** The options of an element whose words are Dutch whatever the document's language. */
export function inLanguage(inDutch: boolean | undefined): { readonly lang?: string } {
  return inDutch ? { lang: languages.nl } : {};
}

/** Opens a page where less room than this is left on the present one; points. */
export function keepTogether(doc: Pdf, height: number): void {
  if (doc.y + height > doc.page.height - margin) doc.addPage();
}
