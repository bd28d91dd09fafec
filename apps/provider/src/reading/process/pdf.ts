import { isObject } from '@mijn/domain/values';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import {
  getDocument,
  type PageViewport,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import type { TextItem } from 'pdfjs-dist/types/src/display/api.js';
import { readCodes } from './code.ts';
import { toGrey } from './grey.ts';
import type { PageWord, ReadPage } from './page.ts';

const require = createRequire(import.meta.url);
const home = path.dirname(require.resolve('pdfjs-dist/package.json'));

/** Opens a PDF, passes it to `perform`, and closes it. */
export async function withPdf<T>(
  content: Buffer,
  perform: (document: PDFDocumentProxy) => Promise<T>,
): Promise<T> {
  const reading = getDocument({
    data: new Uint8Array(content),
    verbosity: 0,
    enableXfa: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    standardFontDataUrl: `${path.join(home, 'standard_fonts')}${path.sep}`,
    cMapUrl: `${path.join(home, 'cmaps')}${path.sep}`,
    wasmUrl: `${path.join(home, 'wasm')}${path.sep}`,
    maxImageSize: 30_000_000,
  });
  try {
    return await perform(await reading.promise);
  } finally {
    await reading.destroy();
  }
}

type DrawnOn = NonNullable<Parameters<PDFPageProxy['render']>[0]['canvasContext']>;

/** Returns whether pdf.js can draw on this context, although it is typed for a browser's canvas. */
function isDrawnOn(context: unknown): context is DrawnOn {
  return isObject(context) && 'fillRect' in context;
}

/** Renders a page, with at most so many pixels per side. */
export async function drawPage(page: PDFPageProxy, size: number): Promise<Buffer> {
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: size / Math.max(width, height) });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const canvasContext: unknown = canvas.getContext('2d');
  if (!isDrawnOn(canvasContext)) throw new Error('There is nothing to draw on');
  await page.render({ canvas: null, canvasContext, viewport }).promise;
  return canvas.toBuffer('image/png');
}

/** Maximum gap between pieces of one word, in widths of the page. */
const touching = 0.0008;

/** Returns the words of a page with their positions, from the text of the PDF. */
async function toldWords(page: PDFPageProxy): Promise<PageWord[]> {
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  return joinPieces(items.flatMap((item) => ('str' in item ? wordsOf(item, viewport) : [])));
}

/** Joins touching pieces to one word, because a ligature or a kerned pair can be separate. */
function joinPieces(words: readonly PageWord[]): PageWord[] {
  const joined: PageWord[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    const touches =
      before !== undefined &&
      Math.abs(word.top - before.top) < 0.1 * before.height &&
      Math.abs(word.height - before.height) < 0.1 * before.height &&
      Math.abs(word.left - before.left - before.width) < touching;
    if (!touches) joined.push(word);
    else {
      const width = word.left + word.width - before.left;
      joined.splice(-1, 1, { ...before, text: before.text + word.text, width });
    }
  }
  return joined;
}

function wordsOf({ str, transform, width, height }: TextItem, viewport: PageViewport): PageWord[] {
  const [x = 0, y = 0] = transform.slice(4).map(Number);
  const each = width / Math.max(1, str.length);
  return [...str.matchAll(/\S+/g)].map(({ 0: text, index }) => {
    const corners = [
      viewport.convertToViewportPoint(x + index * each, y - height * 0.2),
      viewport.convertToViewportPoint(x + (index + text.length) * each, y + height * 0.8),
    ];
    const [xs, ys] = [0, 1].map((i) => corners.map((corner) => Number(corner[i])));
    const [left, top] = [Math.min(...(xs ?? [])), Math.min(...(ys ?? []))];
    return {
      text,
      left: left / viewport.width,
      top: top / viewport.height,
      width: (Math.max(...(xs ?? [])) - left) / viewport.width,
      height: (Math.max(...(ys ?? [])) - top) / viewport.height,
      certainty: 100,
    };
  });
}

/** Below this number of words a page is considered a picture. */
const tooFewWords = 12;
const codeSize = 1_000;

/** Returns a page by its own text; undefined when it is a picture. */
export async function readTextLayer(
  page: PDFPageProxy,
  withCodes: boolean,
): Promise<ReadPage | undefined> {
  const words = await toldWords(page);
  if (words.length < tooFewWords) return undefined;
  const { width, height } = page.getViewport({ scale: 1 });
  const codes = withCodes
    ? await readCodes(
        await toGrey(sharp(await drawPage(page, codeSize)).flatten({ background: 'white' })),
      )
    : [];
  return { words, shape: height / width, codes, seen: false };
}
