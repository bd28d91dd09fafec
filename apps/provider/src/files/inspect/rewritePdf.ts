import {
  PDF,
  PdfArray,
  PdfDict,
  PdfName,
  PdfNull,
  PdfNumber,
  type PdfObject,
  type PdfRef,
  PdfStream,
  PdfString,
} from '@libpdf/core';
import { createHash } from 'node:crypto';
import { findAppearances, withForms } from './annotations.ts';
import { CannotCopyError, type CopiedPicture, type Copier, createCopier } from './copyDrawing.ts';
import { pageKeys } from './pdfKeys.ts';
import { createPicturePage, type PagePicture } from './picturePage.ts';

/** A copy of a PDF. */
export interface RewrittenPdf {
  readonly content: Uint8Array;
  /** Pictures that were copied byte by byte. */
  readonly pictures: readonly CopiedPicture[];
  /** Numbers of pages that could not be copied and are empty, from 1. */
  readonly failed: readonly number[];
}

/** The original PDF; without `document` when only the second reader can parse it. */
export interface SourcePdf {
  readonly content: Uint8Array;
  readonly document: PDF | undefined;
  readonly pages: number;
}

/**
 * Rewrites a PDF (ADR 0116): only the drawing of its pages. Notes and filled-in values become part of the drawing. A page
 * with a given picture becomes that picture.
 * @throws TooLargeError
 */
export async function rewritePdf(
  { content, document, pages }: SourcePdf,
  replaced: ReadonlyMap<number, PagePicture> = new Map(),
): Promise<RewrittenPdf> {
  const target = PDF.create();
  const copier = document && createCopier(document, target);
  const originals = document?.getPages() ?? [];
  const failed: number[] = [];
  const kids = Array.from({ length: pages }, (_, index) => {
    const picture = replaced.get(index + 1);
    if (picture) return target.register(createPicturePage(target, picture));
    const original = originals[index]?.dict;
    const page = document && copier && original && copyPage(document, target, original, copier);
    if (!page) failed.push(index + 1);
    return target.register(page ?? emptyPage());
  });
  const tree = PdfDict.of({
    Type: PdfName.of('Pages'),
    Kids: new PdfArray(kids),
    Count: PdfNumber.of(kids.length),
  });
  const root = target.register(tree);
  for (const kid of kids) {
    const page = target.getObject(kid);
    if (page instanceof PdfDict) page.set('Parent', root);
  }
  target.getCatalog().set('Pages', root);
  removeInformation(target, content);
  return { content: await target.save(), pictures: copier?.pictures ?? [], failed };
}

/**
 * Removes author and time of a new document. Its identity is derived from the original, so that the same file gives the
 * same copy.
 */
function removeInformation(target: PDF, content: Uint8Array): void {
  const { trailer } = target.context.info;
  const information = trailer.getDict('Info', (ref) => target.getObject(ref));
  for (const [key] of information ?? []) information?.delete(key);
  const digest = createHash('sha256').update(content).digest().subarray(0, 16);
  const identity = new PdfString(digest, 'hex');
  trailer.set('ID', PdfArray.of(identity, identity));
}

function emptyPage(): PdfDict {
  const size = [0, 0, 595, 842].map((side) => PdfNumber.of(side));
  return PdfDict.of({ Type: PdfName.of('Page'), MediaBox: new PdfArray(size) });
}

function copyPage(source: PDF, target: PDF, page: PdfDict, copier: Copier): PdfDict | undefined {
  try {
    const own = PdfDict.of({ Type: PdfName.of('Page') });
    for (const key of pageKeys) {
      const value = inherited(source, page, key);
      if (value) own.set(key, copier.copy(value, key));
    }
    if (!own.has('MediaBox')) return undefined;
    const contents = page.get('Contents');
    if (contents) own.set('Contents', copier.copy(contents, 'Contents'));
    drawAppearances(source, target, { page, own, copier });
    return own;
  } catch (error) {
    if (error instanceof CannotCopyError) return undefined;
    throw error;
  }
}

/** Draws the appearances of notes and form values after the page itself, as readers do. */
function drawAppearances(
  source: PDF,
  target: PDF,
  { page, own, copier }: { page: PdfDict; own: PdfDict; copier: Copier },
): void {
  const appearances = findAppearances(source, page);
  if (appearances.length === 0) return;
  const forms = appearances.map(({ form }) => copier.copy(form, 'XObject'));
  const { resources, names } = withForms(target, own.get('Resources'), forms);
  own.set('Resources', resources);
  const drawing = appearances.map(
    ({ matrix }, index) => `q ${matrix.map(toNumeral).join(' ')} cm /${names[index]} Do Q`,
  );
  const contents = own.get('Contents', (ref) => target.getObject(ref));
  const parts =
    contents instanceof PdfArray ? contents.toArray() : [own.get('Contents') ?? []].flat();
  const [before, after] = ['q\n', `\nQ\n${drawing.join('\n')}\n`].map((text) =>
    target.register(new PdfStream([], Buffer.from(text))),
  );
  if (before && after) own.set('Contents', new PdfArray([before, ...parts, after]));
}

/** Formats a number for a PDF, without an exponent. */
function toNumeral(value: number): string {
  return value.toFixed(6);
}

/** Returns an entry that a page may inherit from its ancestors (ISO 32000-2, §7.7.3.4). */
function inherited(source: PDF, page: PdfDict, key: string): PdfObject | undefined {
  const resolve = (ref: PdfRef) => source.getObject(ref);
  let node: PdfDict | undefined = page;
  for (let depth = 0; node && depth < 60; depth += 1) {
    const value = node.get(key, resolve);
    if (value && !(value instanceof PdfNull)) return node.get(key);
    node = node.getDict('Parent', resolve);
  }
  return undefined;
}
