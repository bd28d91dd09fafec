import { PDF, PdfBool } from '@libpdf/core';
import { fileRules } from '@mijn/domain/constants';
import { isObject } from '@mijn/domain/values';
import { isMachineError } from '@mijn/domain/serverErrors';
import { writeFile } from 'node:fs/promises';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { hasAttachment } from './annotations.ts';
import { comparePdf, type Comparison, hasSamePages, showsSamePictures } from './comparePdf.ts';
import { TooLargeError } from './copyDrawing.ts';
import { drawPictures } from './drawPictures.ts';
import type { Finding } from './inspection.ts';
import { hasLargePicture } from './largePictures.ts';
import { PasswordNeededError, withPdf } from './pdfReader.ts';
import { withRenderablePictures } from './renderablePictures.ts';
import { withSmallPhotos } from './smallPhotos.ts';
import { addTextAppearances, CannotDrawError } from './textAppearance.ts';
import { rewritePdf, type RewrittenPdf, type SourcePdf } from './rewritePdf.ts';

const maximumPages = 200;
/** JPEG qualities of rendered pages, tried in turn until the file is small enough. */
const qualities = [80, 60, 40] as const;

/** A blocking finding. */
class RefusedError extends Error {
  readonly finding: Finding;
  constructor(finding: Finding) {
    super(finding.code);
    this.finding = finding;
  }
}

/**
 * Rewrites a PDF, compares the copy with the original (ADR 0116), and writes it to `target`. Returns the findings;
 * nothing is written when one of them is blocking.
 * @param draw renders the pages of which a copy differs; tests render them otherwise
 */
export async function inspectPdf(
  content: Buffer,
  target: string,
  draw = drawPictures,
): Promise<Finding[]> {
  const own = withoutForeignBytes(content);
  if (!hasArrivedWhole(own)) return [{ code: 'beschadigd' }];
  try {
    return await withPdf(own, async (original) => {
      const document = await PDF.load(own).catch(() => undefined);
      await refuseWhatCannotBeShown(original, document);
      if (!document || addTextAppearances(document) === 0) {
        const source = { content: own, document, pages: original.numPages };
        return keep(source, original, { target, draw });
      }
      const shown = await document.save({ incremental: document.canSaveIncrementally() === null });
      return withPdf(shown, async (completed) => {
        if (!(await hasSamePages(original, completed))) {
          throw new RefusedError({ code: 'kopieVerschilt' });
        }
        const source = { content: shown, document, pages: completed.numPages };
        return keep(source, completed, { target, draw });
      });
    });
  } catch (error) {
    if (isMachineError(error)) throw error;
    if (error instanceof RefusedError) return [error.finding];
    if (error instanceof PasswordNeededError) return [{ code: 'versleuteld' }];
    if (error instanceof CannotDrawError) return [{ code: 'kopieVerschilt' }];
    return [{ code: error instanceof TooLargeError ? 'teZwaar' : 'beschadigd' }];
  }
}

/** The beginning of an object, perhaps behind comments. */
const beginOfObject = /^(?:\s|%[^\r\n]*[\r\n])*\d+\s+\d+\s+obj\b/;
/** Bytes in which an object behind an end must begin. */
const longestGap = 1_024;

/**
 * Returns a PDF without the bytes before its header and behind its last `%%EOF`, which are not part of it. An object
 * behind that is: an update or a linearized file (ISO 32000-2, annex F) goes on there, and this one was cut off. So is
 * a startxref: then those letters are part of the contents, and the end itself is missing.
 */
function withoutForeignBytes(content: Buffer): Buffer {
  const own = content.subarray(Math.max(0, content.indexOf('%PDF-')));
  const mark = own.lastIndexOf('%%EOF');
  const end = mark + '%%EOF'.length;
  const goesOn =
    own.lastIndexOf('startxref') > mark ||
    beginOfObject.test(own.toString('latin1', end, end + longestGap));
  return mark === -1 || goesOn ? own : own.subarray(0, end);
}

/** A complete PDF has its trailer or startxref after its last object; `%%EOF` may be missing. */
function hasArrivedWhole(content: Buffer): boolean {
  const lastObject = Math.max(content.lastIndexOf('endobj'), content.lastIndexOf(' obj'));
  return ['trailer', 'startxref'].some((end) => content.lastIndexOf(end) > lastObject);
}

async function refuseWhatCannotBeShown(
  original: PDFDocumentProxy,
  document: PDF | undefined,
): Promise<void> {
  const { numPages } = original;
  if (numPages > maximumPages) {
    throw new RefusedError({ code: 'teVeelPaginas', detail: String(numPages) });
  }
  if (await isDynamicForm(original, document))
    throw new RefusedError({ code: 'formulierNietTeZien' });
}

/** Whether only Adobe Reader can render the form (dynamic XFA): it says so, or its page asks to wait. */
async function isDynamicForm(
  original: PDFDocumentProxy,
  document: PDF | undefined,
): Promise<boolean> {
  const { info }: { readonly info: unknown } = await original.getMetadata();
  if (!isObject(info) || info['IsXFAPresent'] !== true) return false;
  if (info['IsAcroFormPresent'] !== true) return true;
  const needsRendering = document?.getCatalog().get('NeedsRendering');
  if (needsRendering instanceof PdfBool && needsRendering.value) return true;
  const { items } = await (await original.getPage(1)).getTextContent();
  return /please wait/i.test(items.map((item) => ('str' in item ? item.str : '')).join(' '));
}

interface Keeping {
  readonly target: string;
  readonly draw: typeof drawPictures;
}

async function keep(
  source: SourcePdf,
  original: PDFDocumentProxy,
  { target, draw }: Keeping,
): Promise<Finding[]> {
  await writeFile(target, await copy(source, original, draw));
  const { document } = source;
  return document && hasAttachment(document) ? [{ code: 'bijlageVerwijderd' }] : [];
}

/**
 * Rewrites the PDF, with pictures of pages that differ.
 * @throws RefusedError when no copy looks the same; TooLargeError
 */
async function copy(
  source: SourcePdf,
  original: PDFDocumentProxy,
  draw: typeof drawPictures,
): Promise<Uint8Array> {
  const plain = await rewritePdf(source);
  // The second reader omits it without a word, on a blank page as well as on one to render.
  const omitsPicture = hasLargePicture(source.content);
  const { differing, isBlank } = await compare(original, source, plain);
  if (isBlank && !omitsPicture) throw new RefusedError({ code: 'beschadigd' });
  const replaced = [...new Set([...plain.failed, ...differing])];
  if (replaced.length === 0) return withinSize(plain);
  const rendered = omitsPicture
    ? await withRenderablePictures(source.content, plain.pictures)
    : source.content;
  if (!rendered) throw new TooLargeError();
  const redraw = (readable: PDFDocumentProxy) =>
    copyWithPictures(source, readable, { replaced, draw });
  return omitsPicture ? withPdf(rendered, redraw) : redraw(original);
}

interface Redrawing {
  /** Numbers of the pages that become pictures. */
  readonly replaced: readonly number[];
  readonly draw: typeof drawPictures;
}

async function copyWithPictures(
  source: SourcePdf,
  original: PDFDocumentProxy,
  { replaced, draw }: Redrawing,
): Promise<Uint8Array> {
  for (const quality of qualities) {
    const rewritten = await rewritePdf(source, await draw(original, replaced, quality));
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

function withinSize({ content }: RewrittenPdf): Uint8Array {
  if (content.length > fileRules.maximumBytes) throw new TooLargeError();
  return content;
}
