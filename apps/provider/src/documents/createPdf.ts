import type { Language } from '@mijn/domain/language';
import { buffer } from 'node:stream/consumers';
import type Pdf from 'pdfkit';
import { drawBlock } from './drawBlock.ts';
import { drawTable } from './drawTable.ts';
import type { DocumentContent } from './documentContent.ts';
import { fontFor, fonts, toReadable } from './letters.ts';
import {
  add,
  brandColors,
  heightOf,
  keepTogether,
  languages,
  margin,
  mutedColor,
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

// Drawn last, when the number of pages is known; an artifact, so screen readers skip it.
function drawFoot(doc: Pdf, { title, sender }: DocumentContent, language: Language): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    // Text below the margin would otherwise open a new page.
    doc.page.margins.bottom = 0;
    const y = doc.page.height - margin + 20;
    const width = doc.page.width - 2 * margin;
    doc.markContent('Artifact', { type: 'Pagination' });
    doc.fontSize(9).fillColor(mutedColor).font(fontFor(false));
    doc.text(toReadable(`${sender} – ${title}`), margin, y, { width, lineBreak: false });
    const words = pageWords[language](page + 1, count);
    doc.text(words, margin, y, { width, align: 'right', lineBreak: false });
    doc.endMarkedContent();
  }
}

function fill(doc: Pdf, kept: DocumentContent): void {
  const color = brandColors[kept.merk];
  const whole = doc.struct('Document');
  doc.addStructure(whole);
  add(whole, doc, 'P', kept.sender, { size: 14, bold: true, color, after: 2 });
  add(whole, doc, 'P', kept.letterhead, { size: 11, color: mutedColor, after: 20 });
  add(whole, doc, 'H1', kept.header, { size: 22, bold: true, after: 8 });
  add(whole, doc, 'P', kept.introduction, { size: 12, after: 12 });
  for (const block of kept.blocks) {
    // Keeps the last line on the page of the sentence before it.
    if (block === kept.blocks.at(-1) && block.kind === 'sentence') {
      keepTogether(doc, heightOf(doc, block.text, 12) + 17 + heightOf(doc, kept.lastLine, 10));
    }
    if (block.kind === 'table') drawTable(whole, doc, block);
    else drawBlock(whole, doc, block, color);
  }
  doc.y += 12;
  add(whole, doc, 'P', kept.lastLine, { size: 10, color: mutedColor });
  whole.end();
}

/**
 * Creates a PDF (ADR 0011): tagged (PDF/UA) with language and title, embedded fonts, and page
 * numbers.
 * @param createdAt the insurer's instant
 */
export async function createPdf(
  kept: DocumentContent,
  language: Language,
  createdAt: Temporal.Instant,
): Promise<Buffer> {
  // Imported lazily: with its fonts' code it takes a tenth of the startup time.
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
    // Applies to every page, also to those that a long text adds by itself.
    size: 'A4',
    margin,
    autoFirstPage: false,
    bufferPages: true,
  });
  const whole = buffer(doc);
  for (const { name, content } of fonts) doc.registerFont(name, content);
  doc.on('pageAdded', () => drawBand(doc, brandColors[kept.merk]));
  doc.font('regular').addPage();
  fill(doc, kept);
  drawFoot(doc, kept, language);
  doc.end();
  return whole;
}
