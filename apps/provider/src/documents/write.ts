import type { StructureElement as Part } from 'pdfkit';
import type Pdf from 'pdfkit';
import { fontFor, toReadable } from './letters.ts';

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
export const mutedColor = '#44535E';
/** Action colour of each brand. */
export const brandColors = { ZZ: '#0B5C5A', AZVZ: '#12355B' } as const;
/** Margin of a page, points. */
export const margin = 60;
/** Language tags in PDF. */
export const languages = { nl: 'nl-NL', en: 'en-GB' } as const;

/** Writes a text. */
export function write(
  doc: Pdf,
  text: string,
  { size, bold = false, color = ink, after = 0, indent = 0, align, ...format }: Format,
): void {
  // A trailing space keeps the words of consecutive lines apart for screen readers.
  const end = align === 'right' ? '' : ' ';
  doc.fontSize(size).fillColor(color).font(fontFor(bold));
  doc.x = margin + indent;
  const width = format.width ?? doc.page.width - margin - doc.x;
  const options = { width, lineGap: size * 0.3, ...(align && { align }) };
  doc.text(`${toReadable(text)}${end}`, options);
  doc.y += after;
}

/** Returns the height of a text over the full width, points. */
export function heightOf(doc: Pdf, text: string, size: number): number {
  doc.font(fontFor(false)).fontSize(size);
  return doc.heightOfString(toReadable(text), {
    width: doc.page.width - 2 * margin,
    lineGap: size * 0.3,
  });
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
