import { PDF } from '@libpdf/core';
import { fileRules } from '@mijn/domain/constants';
import { isObject } from '@mijn/domain/isObject';
import { isOutOfRoom } from '@mijn/domain/outOfRoom';
import { writeFile } from 'node:fs/promises';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { hasAttachment } from './annotations.ts';
import { comparePdf, type Comparison, showsSamePictures } from './comparePdf.ts';
import { TooLargeError } from './copyDrawing.ts';
import { drawPictures } from './drawPictures.ts';
import type { Finding } from './inspection.ts';
import { findOmittedPictures, largestPicture, PasswordNeededError, withPdf } from './pdfReader.ts';
import { withSmallPhotos } from './smallPhotos.ts';
import { addTextAppearances, CannotDrawError } from './textAppearance.ts';
import { rewritePdf, type RewrittenPdf, type SourcePdf } from './rewritePdf.ts';

const maximumPages = 200;
/** JPEG qualities of the pictures of pages, tried in turn until the file is not too large. */
const qualities = [80, 60, 40] as const;

/** A finding that stops a PDF. */
class RefusedError extends Error {
  readonly finding: Finding;
  constructor(finding: Finding) {
    super(finding.code);
    this.finding = finding;
  }
}

/**
 * Writes a PDF anew, compares the copy with what came in (ADR 0116), and puts it at `target`. Returns what was
 * found; a finding that stops it means that nothing was written.
 */
export async function inspectPdf(content: Buffer, target: string): Promise<Finding[]> {
  // What stands before the header and behind the end is no part of a PDF, and is not copied.
  const own = content.subarray(Math.max(0, content.indexOf('%PDF-')));
  if (!hasArrivedWhole(own)) return [{ code: 'beschadigd' }];
  try {
    return await withPdf(own, async (original) => {
      await refuseWhatCannotBeShown(original);
      const document = await PDF.load(own).catch(() => undefined);
      if (!document || addTextAppearances(document) === 0) {
        return keep({ content: own, document, pages: original.numPages }, original, target);
      }
      const shown = await document.save({ incremental: document.canSaveIncrementally() === null });
      return withPdf(shown, (completed) =>
        keep({ content: shown, document, pages: completed.numPages }, completed, target),
      );
    });
  } catch (error) {
    // That our disk is full says nothing of the file.
    if (isOutOfRoom(error)) throw error;
    if (error instanceof RefusedError) return [error.finding];
    if (error instanceof PasswordNeededError) return [{ code: 'versleuteld' }];
    if (error instanceof CannotDrawError) return [{ code: 'kopieVerschilt' }];
    return [{ code: error instanceof TooLargeError ? 'teZwaar' : 'beschadigd' }];
  }
}

/** The end of a PDF stands behind its last object: its trailer or the place of its table; `%%EOF` may be missing. */
function hasArrivedWhole(content: Buffer): boolean {
  const lastObject = content.lastIndexOf('endobj');
  return ['trailer', 'startxref'].some((end) => content.lastIndexOf(end) > lastObject);
}

async function refuseWhatCannotBeShown(original: PDFDocumentProxy): Promise<void> {
  const { numPages } = original;
  if (numPages > maximumPages) {
    throw new RefusedError({ code: 'teVeelPaginas', detail: String(numPages) });
  }
  if (await isDynamicForm(original)) throw new RefusedError({ code: 'formulierNietTeZien' });
}

/** A form whose pages are made by Adobe Reader alone (dynamic XFA): its own page asks to wait. */
async function isDynamicForm(original: PDFDocumentProxy): Promise<boolean> {
  const { info }: { readonly info: unknown } = await original.getMetadata();
  if (!isObject(info) || info['IsXFAPresent'] !== true) return false;
  if (info['IsAcroFormPresent'] !== true) return true;
  const { items } = await (await original.getPage(1)).getTextContent();
  return /please wait/i.test(items.map((item) => ('str' in item ? item.str : '')).join(' '));
}

async function keep(
  source: SourcePdf,
  original: PDFDocumentProxy,
  target: string,
): Promise<Finding[]> {
  await writeFile(target, await copy(source, original));
  const { document } = source;
  return document && hasAttachment(document) ? [{ code: 'bijlageVerwijderd' }] : [];
}

/** @throws RefusedError where no copy shows the same; TooLargeError */
async function copy(source: SourcePdf, original: PDFDocumentProxy): Promise<Uint8Array> {
  const plain = await rewritePdf(source);
  const omitted = await findOmitted(source, plain);
  const { differing, isBlank } = await compare(original, source, plain);
  if (isBlank && !omitted.isAny) throw new RefusedError({ code: 'beschadigd' });
  const replaced = [...new Set([...plain.failed, ...differing, ...omitted.differing])];
  if (replaced.length === 0) return withinSize(plain);
  // A picture of the page would lack what is too large to be drawn.
  if (omitted.isAny) throw new TooLargeError();
  for (const quality of qualities) {
    const rewritten = await rewritePdf(source, await drawPictures(original, replaced, quality));
    if (rewritten.content.length > fileRules.maximumBytes) continue;
    const isShown = await withPdf(rewritten.content, (copied) =>
      showsSamePictures(original, copied, replaced),
    );
    if (isShown) return rewritten.content;
  }
  throw new RefusedError({ code: 'kopieVerschilt' });
}

async function compare(
  original: PDFDocumentProxy,
  source: SourcePdf,
  { content, pictures }: RewrittenPdf,
): Promise<Comparison> {
  const [light, lightCopy] = await withSmallPhotos(source.content, content, pictures);
  return withPdf(lightCopy, (copied) =>
    light === source.content
      ? comparePdf(original, copied)
      : withPdf(light, (lighter) => comparePdf(lighter, copied)),
  );
}

/** Pictures that pdf.js leaves out for their size have to be left out of the same pages of both. */
async function findOmitted(
  source: SourcePdf,
  { content, pictures }: RewrittenPdf,
): Promise<{ readonly isAny: boolean; readonly differing: readonly number[] }> {
  if (pictures.every(({ pixels }) => pixels <= largestPicture))
    return { isAny: false, differing: [] };
  const original = await findOmittedPictures(source.content);
  const copied = await findOmittedPictures(content);
  const differing = original.flatMap((isOmitted, i) => (isOmitted === copied[i] ? [] : [i + 1]));
  return { isAny: original.includes(true), differing };
}

function withinSize({ content }: RewrittenPdf): Uint8Array {
  if (content.length > fileRules.maximumBytes) throw new TooLargeError();
  return content;
}
