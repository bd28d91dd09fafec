import {
  PDF,
  PdfArray,
  PdfDict,
  PdfName,
  PdfNull,
  PdfNumber,
  type PdfObject,
  PdfRef,
  PdfString,
} from '@libpdf/core';
import { createHash } from 'node:crypto';
import { type Copier, createCopier } from './copyDrawing.ts';
import { pageKeys } from './pdfKeys.ts';
import { type Allowance, CannotCopyError, createAllowance, withAllowance } from './unpack.ts';

/** A PDF behind a password, or locked with an empty one. */
export class LockedError extends Error {}

/** A PDF of more pages than we read. */
export class TooManyPagesError extends Error {
  readonly pages: number;
  constructor(pages: number) {
    super('too many pages');
    this.pages = pages;
  }
}

/** A PDF as we keep it, and what of it does not come along that somebody may have wanted to send. */
export interface RewrittenPdf {
  readonly content: Uint8Array;
  readonly hadAttachment: boolean;
}

/**
 * Writes a PDF anew (ADR 0028): its pages with what they draw, and nothing else. What is filled in
 * on a form, and what notes on a page look like, becomes part of the page first.
 * @throws LockedError, TooManyPagesError; CannotCopyError, or an error of the parser, where it cannot be done.
 */
export async function rewritePdf(content: Uint8Array, maximumPages: number): Promise<RewrittenPdf> {
  const allowance = createAllowance();
  return withAllowance(allowance, () => rewriteWithin(content, maximumPages, allowance));
}

async function rewriteWithin(
  content: Uint8Array,
  maximumPages: number,
  allowance: Allowance,
): Promise<RewrittenPdf> {
  const source = await PDF.load(content);
  if (source.isEncrypted) throw new LockedError();
  const pages = source.getPageCount();
  if (pages > maximumPages) throw new TooManyPagesError(pages);
  if (pages === 0) throw new CannotCopyError('no pages');
  const hadAttachment = hasAttachment(source);
  source.flattenAll();
  const target = PDF.create();
  const copier = createCopier(source, target, allowance);
  const kids = source.getPages().map(({ dict }) => target.register(copyPage(source, dict, copier)));
  await allowance.countPictures();
  const tree = PdfDict.of({
    Type: PdfName.of('Pages'),
    Kids: new PdfArray(kids),
    Count: PdfNumber.of(kids.length),
  });
  const root = target.register(tree);
  for (const kid of kids) pageOf(target, kid).set('Parent', root);
  target.getCatalog().set('Pages', root);
  sayNothing(target, content);
  return { content: await target.save(), hadAttachment };
}

/**
 * Leaves out what a new document says of itself: who made it and when. Its identity follows from what
 * came in, so that the same file is the same file when it is sent again.
 */
function sayNothing(target: PDF, content: Uint8Array): void {
  const { trailer } = target.context.info;
  const information = trailer.getDict('Info', (ref) => target.getObject(ref));
  for (const [key] of information ?? []) information?.delete(key);
  const digest = createHash('sha256').update(content).digest().subarray(0, 16);
  const identity = new PdfString(digest, 'hex');
  trailer.set('ID', PdfArray.of(identity, identity));
}

function copyPage(source: PDF, page: PdfDict, { copy }: Copier): PdfDict {
  const own = PdfDict.of({ Type: PdfName.of('Page') });
  for (const key of pageKeys) {
    const value = inherited(source, page, key);
    if (value) own.set(key, copy(value, key));
  }
  const contents = page.get('Contents');
  if (contents) own.set('Contents', copy(contents, 'Contents'));
  if (!own.has('MediaBox')) throw new CannotCopyError('no size');
  return own;
}

/** What a page does not say itself, the folders above it say. */
function inherited(source: PDF, page: PdfDict, key: string): PdfObject | undefined {
  const resolve = (ref: PdfRef) => source.getObject(ref);
  let place: PdfDict | undefined = page;
  for (let depth = 0; place && depth < 60; depth += 1) {
    const value = place.get(key);
    if (value && !(value instanceof PdfNull)) return value;
    place = place.getDict('Parent', resolve);
  }
  return undefined;
}

function pageOf(document: PDF, reference: PdfRef): PdfDict {
  const page = document.getObject(reference);
  if (!(page instanceof PdfDict)) throw new CannotCopyError('no page');
  return page;
}

/** Whether other files travel in this one: in its list of names, as a collection, or pinned to a page. */
function hasAttachment(source: PDF): boolean {
  const resolve = (ref: PdfRef) => source.getObject(ref);
  const catalog = source.getCatalog();
  const names = catalog.getDict('Names', resolve);
  if (names?.has('EmbeddedFiles') || catalog.has('Collection') || catalog.has('AF')) return true;
  return source.getPages().some(({ dict }) => {
    const notes = dict.getArray('Annots', resolve)?.toArray() ?? [];
    return notes.some((note) => {
      const annotation = note instanceof PdfRef ? resolve(note) : note;
      return (
        annotation instanceof PdfDict &&
        annotation.getName('Subtype', resolve)?.value === 'FileAttachment'
      );
    });
  });
}
