import { isObject } from '@mijn/domain/values';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { drawPage, readContents, withoutSpaces } from './pdfReader.ts';
import type { PagePicture, PlacedText } from './picturePage.ts';

/** Resolution of a page that is kept as a picture. */
export const pictureDotsPerInch = 150;

/**
 * Renders pages as JPEG pictures, each with its readable text.
 * @param quality of JPEG, 1 to 100
 */
export async function drawPictures(
  document: PDFDocumentProxy,
  numbers: readonly number[],
  quality: number,
): Promise<ReadonlyMap<number, PagePicture>> {
  const layers = await document.getOptionalContentConfig();
  const pictures = new Map<number, PagePicture>();
  for (const number of numbers) {
    const page = await document.getPage(number);
    const { text, invisibleText } = await readContents(page, layers);
    // Hidden layers are not visible on the page, so their text must not become text of the copy.
    const texts = (await findTexts(page)).filter(({ text: own }) =>
      [text, invisibleText].some((all) => all.includes(withoutSpaces(own))),
    );
    const { width: columns, height: rows, pixels } = await drawPage(page, pictureDotsPerInch);
    const { width, height } = page.getViewport({ scale: 1 });
    const jpeg = await sharp(pixels, { raw: { width: columns, height: rows, channels: 4 } })
      .flatten({ background: 'white' })
      .jpeg({ quality })
      .toBuffer();
    pictures.set(number, { jpeg, columns, rows, width, height, texts });
    page.cleanup();
  }
  return pictures;
}

type Matrix = readonly number[];

/** Composes two transformations. */
function multiply(outer: Matrix, inner: Matrix): number[] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = outer;
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = inner;
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ];
}

async function findTexts(page: PDFPageProxy): Promise<PlacedText[]> {
  // Coordinates from the bottom left, as in the new page.
  const { transform } = page.getViewport({ scale: 1, dontFlip: true });
  const toPage = transform.map(Number);
  const { items } = await page.getTextContent();
  const own = items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const inner = item.transform.map(Number);
    const size = Math.hypot(inner[0] ?? 1, inner[1] ?? 0);
    const length = size === 0 ? 1 : item.width / size;
    return [{ text: item.str, matrix: multiply(toPage, inner), length }];
  });
  const annotations: readonly unknown[] = await page.getAnnotations();
  return [...own, ...annotations.flatMap((annotation) => textsOf(annotation, toPage))];
}

/** Texts of an annotation or a form value, placed within its rectangle. */
function textsOf(annotation: unknown, toPage: Matrix): PlacedText[] {
  if (!isObject(annotation)) return [];
  const { fieldValue, contentsObj, rect, subtype } = annotation;
  const contents = isObject(contentsObj) && subtype === 'FreeText' ? contentsObj['str'] : undefined;
  const value = fieldValue ?? contents;
  const texts = (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string');
  const lines = texts.flatMap((text) => text.split(/[\r\n]+/)).filter((line) => line.trim() !== '');
  const [left = 0, bottom = 0, right = 0, top = 0] = Array.isArray(rect) ? rect.map(Number) : [];
  const size = Math.max(1, Math.min(12, (top - bottom) / Math.max(1, lines.length)));
  return lines.map((text, index) => ({
    text,
    matrix: multiply(toPage, [size, 0, 0, size, left, top - (index + 0.8) * size]),
    length: Math.min((right - left) / size, text.length * 0.5),
  }));
}
