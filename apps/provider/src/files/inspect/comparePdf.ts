import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { pictureDotsPerInch } from './drawPictures.ts';
import { drawPage, type PageContents, type Raster, readContents } from './pdfReader.ts';

/** Number of pages whose ink is compared too. */
const inkedPages = 20;
const inkDotsPerInch = 36;
/** Visible difference of a pixel's colour component, of 255. */
const visibleDifference = 48;
/** Number of pixels that may differ per page, such as edges of letters. */
const toleratedPixels = 8;
/** Processor time after which only words and pictures are compared, microseconds. */
const inkTime = 5_000_000;

/** Result of comparing a copy with its original. */
export interface Comparison {
  /** Numbers of pages that differ, from 1. */
  readonly differing: readonly number[];
  /** Whether no page of the original shows anything. */
  readonly isBlank: boolean;
}

/**
 * Compares a copy with its original by pdf.js: the visible words and the pictures of every page, and the ink of the first
 * 20.
 * @throws an error of pdf.js when it cannot open a page of the original
 */
export async function comparePdf(
  original: PDFDocumentProxy,
  copy: PDFDocumentProxy,
): Promise<Comparison> {
  const layers = await original.getOptionalContentConfig();
  const copiedLayers = await copy.getOptionalContentConfig();
  const start = process.cpuUsage();
  const isInTime = (): boolean => {
    const { user, system } = process.cpuUsage(start);
    return user + system < inkTime;
  };
  const differing: number[] = [];
  let isBlank = true;
  for (let number = 1; number <= original.numPages; number += 1) {
    const page = await original.getPage(number);
    const contents = await readContents(page, layers);
    isBlank &&= contents.isBlank;
    const copied = await copy.getPage(number);
    const isSame =
      hasSameContents(contents, await readContents(copied, copiedLayers)) &&
      (number > inkedPages || !isInTime() || (await hasSameInk(page, copied)));
    if (!isSame) differing.push(number);
    page.cleanup();
    copied.cleanup();
  }
  return { differing, isBlank };
}

/**
 * Returns whether the pages themselves are the same in a PDF to which appearances of notes and form values were added.
 * They are not when the first library found other objects in a damaged file, or did not decrypt them.
 */
export async function hasSamePages(
  original: PDFDocumentProxy,
  completed: PDFDocumentProxy,
): Promise<boolean> {
  if (original.numPages !== completed.numPages) return false;
  for (let number = 1; number <= original.numPages; number += 1) {
    const [one, other] = [
      await ownContents(original, number),
      await ownContents(completed, number),
    ];
    if (one !== other) return false;
  }
  return true;
}

/** Returns the text and pictures of a page as one text, without the text of its annotations. */
async function ownContents(document: PDFDocumentProxy, number: number): Promise<string> {
  const page = await document.getPage(number);
  const { pictures } = await readContents(page, await document.getOptionalContentConfig());
  const { items } = await page.getTextContent();
  page.cleanup();
  return [...items.map((item) => ('str' in item ? item.str : '')), ...pictures].join('\n');
}

/** Returns whether two pages show the same; invisible text, such as a scan's, does not count. */
function hasSameContents(one: PageContents, other: PageContents): boolean {
  return one.text === other.text && one.pictures.join() === other.pictures.join();
}

async function hasSameInk(page: PDFPageProxy, copied: PDFPageProxy): Promise<boolean> {
  const one = await drawPage(page, inkDotsPerInch);
  return countDifferingPixels(one, await drawPage(copied, inkDotsPerInch)) <= toleratedPixels;
}

/** Divisor of the sides of a rendered page before it is compared. */
const smoothing = 2;

/**
 * Renders a page at the resolution of its picture in the copy, then reduces it. Rendered any smaller, the small letters
 * of a scan in black and white would depend on which of its pixels the reader picks, and differ from those of the picture.
 */
async function drawSmoothed(page: PDFPageProxy): Promise<Raster> {
  const { pixels, ...size } = await drawPage(page, pictureDotsPerInch);
  const width = Math.ceil(size.width / smoothing);
  const height = Math.ceil(size.height / smoothing);
  const reduced = sharp(pixels, { raw: { ...size, channels: 4 } })
    .resize({ width, height, fit: 'fill' })
    .blur(1);
  return { width, height, pixels: new Uint8ClampedArray(await reduced.raw().toBuffer()) };
}

/** Returns whether pages of a copy that are pictures show the same as the original's. */
export async function showsSamePictures(
  original: PDFDocumentProxy,
  copy: PDFDocumentProxy,
  numbers: readonly number[],
): Promise<boolean> {
  for (const number of numbers) {
    const [page, copied] = [await original.getPage(number), await copy.getPage(number)];
    const one = await drawSmoothed(page);
    const differing = countDifferingPixels(one, await drawSmoothed(copied));
    page.cleanup();
    copied.cleanup();
    if (differing > toleratedPixels) return false;
  }
  return true;
}

/** Returns the number of visibly different pixels; all of them when the sizes differ. */
function countDifferingPixels(one: Raster, other: Raster): number {
  if (one.width !== other.width || one.height !== other.height) return one.width * one.height;
  let count = 0;
  for (let index = 0; index < one.pixels.length; index += 4) {
    const difference = Math.max(
      ...[0, 1, 2].map((part) =>
        Math.abs((one.pixels[index + part] ?? 0) - (other.pixels[index + part] ?? 0)),
      ),
    );
    if (difference > visibleDifference) count += 1;
  }
  return count;
}
