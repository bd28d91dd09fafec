import type { Language } from '@mijn/domain/language';
import { buffer } from 'node:stream/consumers';
import type Pdf from 'pdfkit';
import { drawBlock } from './drawBlock.ts';
import { drawTable } from './drawTable.ts';
import type { KeptDocument } from './keptDocument.ts';
import { fontFor, inPieces, readFonts } from './letters.ts';
import { readMoreLetters } from './moreLetters.ts';
import {
  add,
  brandColors,
  heightOf,
  keepTogether,
  lettersOf,
  languages,
  margin,
  muted,
} from './write.ts';

const pageWords: Readonly<Record<Language, (page: number, of: number) => string>> = {
  nl: (page, of) => `Pagina ${page} van ${of}`,
  en: (page, of) => `Page ${page} of ${of}`,
};

function drawBand(doc: Pdf, color: string): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc.rect(0, 0, doc.page.width, 10).fill(color);
  doc.endMarkedContent();
}

// On every page, once it is known how many there are; for the eye only.
function drawFoot(doc: Pdf, { title, sender }: KeptDocument, language: Language): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    // What stands below the margin would open a page of its own.
    doc.page.margins.bottom = 0;
    const y = doc.page.height - margin + 20;
    const width = doc.page.width - 2 * margin;
    const find = lettersOf.get(doc)?.find ?? (() => undefined);
    const [piece] = inPieces(`${sender} – ${title}`, { find });
    doc.markContent('Artifact', { type: 'Pagination' });
    doc
      .fontSize(9)
      .fillColor(muted)
      .font(fontFor({ letters: 'common' }, false));
    doc.text(piece?.text ?? sender, margin, y, { width, lineBreak: false });
    const words = pageWords[language](page + 1, count);
    doc.text(words, margin, y, { width, align: 'right', lineBreak: false });
    doc.endMarkedContent();
  }
}

function fill(doc: Pdf, kept: KeptDocument): void {
  const color = brandColors[kept.merk];
  const whole = doc.struct('Document');
  doc.addStructure(whole);
  add(whole, doc, 'P', kept.sender, { size: 14, bold: true, color, after: 2 });
  add(whole, doc, 'P', kept.letterhead, { size: 11, color: muted, after: 20 });
  add(whole, doc, 'H1', kept.header, { size: 22, bold: true, after: 8 });
  add(whole, doc, 'P', kept.introduction, { size: 12, after: 12 });
  for (const block of kept.blocks) {
    // The last line has the sentence before it on its page, and never a page of its own.
    if (block === kept.blocks.at(-1) && block.kind === 'sentence') {
      keepTogether(doc, heightOf(doc, block.text, 12) + 17 + heightOf(doc, kept.lastLine, 10));
    }
    if (block.kind === 'table') drawTable(whole, doc, block);
    else drawBlock(whole, doc, block, color);
  }
  doc.y += 12;
  add(whole, doc, 'P', kept.lastLine, { size: 10, color: muted });
  whole.end();
}

/**
 * Makes a PDF to keep (ADR 0011): tagged (PDF/UA), with its language and title, the fonts in it, so that it
 * can be read by eye and by ear; each page bears its number. `createdAt` is the insurer's instant.
 */
export async function createPdf(
  kept: KeptDocument,
  language: Language,
  createdAt: Temporal.Instant,
): Promise<Buffer> {
  // Not before a document is asked for: with its fonts' code it is a tenth of a start's work.
  const { default: PdfKit } = await import('pdfkit');
  const doc = new PdfKit({
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    displayTitle: true,
    lang: languages[language],
    info: {
      Title: kept.title,
      Author: kept.sender,
      CreationDate: new Date(createdAt.epochMilliseconds),
    },
    // Of every page, also of one that a long text opens by itself.
    size: 'A4',
    margin,
    autoFirstPage: false,
    bufferPages: true,
  });
  const whole = buffer(doc);
  const more = await readMoreLetters(JSON.stringify(kept));
  lettersOf.set(doc, more);
  for (const { name, content } of [...(await readFonts()), ...more.fonts]) {
    doc.registerFont(name, content);
  }
  doc.on('pageAdded', () => drawBand(doc, brandColors[kept.merk]));
  doc.font('common').addPage();
  fill(doc, kept);
  drawFoot(doc, kept, language);
  doc.end();
  return whole;
}
