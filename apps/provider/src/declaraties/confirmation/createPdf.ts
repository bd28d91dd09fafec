import type { Language } from '@mijn/domain/language';
import { buffer } from 'node:stream/consumers';
import Pdf, { type StructureElement as Part } from 'pdfkit';
import type { Confirmation, Fact } from './confirmation.rules.ts';
import { inPieces, readFonts, fontFor } from './letters.ts';
import { type MoreLetters, readMoreLetters } from './moreLetters.ts';

/** How a line looks: points; the colours are those of look.md. */
interface Format {
  readonly size: number;
  readonly bold?: boolean;
  readonly color?: string;
  /** Room behind it, points. */
  readonly after?: number;
  /** Where it begins, points from the margin; default 0. */
  readonly indent?: number;
}

const ink = '#14212B';
const muted = '#44535E';
const brandColors = { ZZ: '#0B5C5A', AZVZ: '#12355B' } as const;
const margin = 60;
const secondColumn = 170;
const languages = { nl: 'nl-NL', en: 'en-GB' } as const;

/** What each document can write beside the usual letters. */
const lettersOf = new WeakMap<Pdf, MoreLetters>();
const noMore: MoreLetters = { find: () => undefined, fonts: [] };

/** Draws a text, piece by piece with the file of the font that can write it. */
function write(
  doc: Pdf,
  text: string,
  { size, bold = false, color = ink, after = 0, indent = 0 }: Format,
): void {
  // The space at the end keeps words of lines that follow apart for who reads by ear.
  const pieces = inPieces(`${text} `, lettersOf.get(doc) ?? noMore);
  doc.fontSize(size).fillColor(color);
  doc.x = margin + indent;
  const width = doc.page.width - margin - doc.x;
  for (const [i, piece] of pieces.entries()) {
    const continued = i < pieces.length - 1;
    doc.font(fontFor(piece, bold)).text(piece.tekst, { continued, width, lineGap: size * 0.3 });
  }
  doc.y += after;
}

function add(parent: Part, doc: Pdf, kind: string, text: string, format: Format): void {
  parent.add(doc.struct(kind, () => write(doc, text, format)));
}

/** A list of facts: its name as the label, its value as the body of an item. */
function addFacts(parent: Part, doc: Pdf, facts: readonly Fact[]): void {
  const list = doc.struct('L');
  parent.add(list);
  for (const { naam, value, inDutch } of facts) {
    const punt = doc.struct('LI');
    list.add(punt);
    const height = doc.y;
    add(punt, doc, 'Lbl', naam, { size: 11, color: muted });
    // On the same line, unless the label has just opened a page.
    if (doc.y > height) doc.y = height;
    const language = inDutch ? { lang: languages.nl } : {};
    const format = { size: 12, after: 4, indent: secondColumn };
    punt.add(doc.struct('LBody', language, () => write(doc, value, format)));
    punt.end();
  }
  list.end();
}

function addNames(parent: Part, doc: Pdf, names: readonly string[]): void {
  const list = doc.struct('L');
  parent.add(list);
  for (const name of names) {
    const punt = doc.struct('LI');
    list.add(punt);
    add(punt, doc, 'LBody', name, { size: 12, after: 3 });
    punt.end();
  }
  list.end();
}

function drawHeader(doc: Pdf, color: string): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc.rect(0, 0, doc.page.width, 10).fill(color);
  doc.endMarkedContent();
}

function fill(doc: Pdf, confirmation: Confirmation): void {
  const { sender, header, introduction, declaratie, bestanden, whatNext, slot } = confirmation;
  const color = brandColors[confirmation.merk];
  const subheading = { size: 14, bold: true, color, after: 6 };
  const whole = doc.struct('Document');
  doc.addStructure(whole);
  add(whole, doc, 'P', sender, { size: 14, bold: true, color, after: 18 });
  add(whole, doc, 'H1', header, { size: 22, bold: true, after: 8 });
  add(whole, doc, 'P', introduction, { size: 12, after: 16 });
  add(whole, doc, 'H2', declaratie.header, subheading);
  addFacts(whole, doc, declaratie.facts);
  doc.y += 8;
  add(whole, doc, 'H2', bestanden.header, subheading);
  if (bestanden.names.length > 0) addNames(whole, doc, bestanden.names);
  else add(whole, doc, 'P', bestanden.sentence, { size: 12 });
  doc.y += 12;
  add(whole, doc, 'H2', whatNext.header, subheading);
  for (const sentence of whatNext.sentences) add(whole, doc, 'P', sentence, { size: 12, after: 5 });
  doc.y += 12;
  add(whole, doc, 'P', slot, { size: 10, color: muted });
  whole.end();
}

/**
 * Makes the PDF of a confirmation: tagged (PDF/UA), with its language and title, the font in it, so
 * that it can be read by eye and by ear. `createdAt` is the insurer's instant.
 */
export async function createPdf(
  confirmation: Confirmation,
  language: Language,
  createdAt: Temporal.Instant,
): Promise<Buffer> {
  const doc = new Pdf({
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    displayTitle: true,
    lang: languages[language],
    info: {
      Title: confirmation.titel,
      Author: confirmation.sender,
      CreationDate: new Date(createdAt.epochMilliseconds),
    },
    autoFirstPage: false,
  });
  const whole = buffer(doc);
  const more = await readMoreLetters(JSON.stringify(confirmation));
  lettersOf.set(doc, more);
  for (const { naam, content } of [...(await readFonts()), ...more.fonts]) {
    doc.registerFont(naam, content);
  }
  doc.on('pageAdded', () => drawHeader(doc, brandColors[confirmation.merk]));
  doc.font('common').addPage({ size: 'A4', margin: margin });
  fill(doc, confirmation);
  doc.end();
  return whole;
}
