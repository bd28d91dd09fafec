import { createCanvas } from '@napi-rs/canvas';
import { isObject } from '@mijn/domain/values';
import { fileURLToPath } from 'node:url';
import {
  getDocument,
  OPS,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { largestPicture } from './largePictures.ts';

/** The PDF needs a password to be opened. */
export class PasswordNeededError extends Error {}

const resource = (folder: string): string =>
  fileURLToPath(
    new URL(`../../${folder}/`, import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs')),
  );

/**
 * Opens a PDF in pdf.js, passes it to `perform`, and closes it. A faulty page is read as far as
 * possible.
 * @param largest pictures with more pixels are omitted
 * @throws PasswordNeededError; an error of pdf.js when it cannot open the file
 */
export async function withPdf<T>(
  content: Uint8Array,
  perform: (document: PDFDocumentProxy) => Promise<T>,
  largest = largestPicture,
): Promise<T> {
  const reading = getDocument({
    // pdf.js transfers the buffer, so give it a copy.
    data: new Uint8Array(content),
    verbosity: 0,
    enableXfa: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    standardFontDataUrl: resource('standard_fonts'),
    cMapUrl: resource('cmaps'),
    iccUrl: resource('iccs'),
    wasmUrl: resource('wasm'),
    maxImageSize: largest,
  });
  try {
    const document = await reading.promise.catch((error: unknown) => {
      throw error instanceof Error && error.name === 'PasswordException'
        ? new PasswordNeededError()
        : error;
    });
    return await perform(document);
  } finally {
    await reading.destroy();
  }
}

/** Visible contents of a page. */
export interface PageContents {
  /** Every visible character, without white space. */
  readonly text: string;
  /** Invisible characters, such as the text layer of a scan. */
  readonly invisibleText: string;
  /** Kind and size of every picture, in drawing order. */
  readonly pictures: readonly string[];
  /** Whether nothing is drawn at all. */
  readonly isBlank: boolean;
}

type Visibility = Awaited<ReturnType<PDFDocumentProxy['getOptionalContentConfig']>>;

/** Text rendering modes that paint nothing (ISO 32000-2, table 104). */
const invisibleModes: ReadonlySet<unknown> = new Set([3, 7]);

const opening: ReadonlySet<number> = new Set([
  OPS.save,
  OPS.paintFormXObjectBegin,
  OPS.beginGroup,
  OPS.beginAnnotation,
]);
const closing: ReadonlySet<number> = new Set([
  OPS.restore,
  OPS.paintFormXObjectEnd,
  OPS.endGroup,
  OPS.endAnnotation,
]);
/** Operators that paint lines, areas and shadings. */
const painting: ReadonlySet<number> = new Set([
  OPS.constructPath,
  OPS.shadingFill,
  OPS.rawFillPath,
]);
const pictureNames = new Map(
  Object.entries(OPS)
    .filter(([name]) => /^paint.*Image/.test(name))
    .map(([name, code]) => [code, name]),
);

/** Reads what a page draws, including annotations and form values, without hidden layers. */
export async function readContents(
  page: PDFPageProxy,
  visibility: Visibility,
): Promise<PageContents> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const layers: boolean[] = [];
  const modes: unknown[] = [];
  let [mode, text, invisibleText]: [unknown, string, string] = [0, '', ''];
  const pictures: string[] = [];
  let isPainted = false;
  for (const [index, code] of fnArray.entries()) {
    const given: unknown = argsArray[index];
    const args: readonly unknown[] = Array.isArray(given) ? given : [];
    if (opening.has(code)) modes.push(mode);
    else if (closing.has(code)) mode = modes.pop() ?? 0;
    else if (code === OPS.setTextRenderingMode) mode = args[0];
    else if (code === OPS.beginMarkedContent) layers.push(true);
    else if (code === OPS.beginMarkedContentProps) {
      layers.push(args[0] !== 'OC' || visibility.isVisible(args[1]));
    } else if (code === OPS.endMarkedContent) layers.pop();
    else if (layers.includes(false)) continue;
    else if (code === OPS.showText) {
      if (invisibleModes.has(mode)) invisibleText += charactersOf(args[0]);
      else text += charactersOf(args[0]);
    }
    if (painting.has(code)) isPainted = true;
    const picture = pictureNames.get(code);
    if (picture !== undefined) pictures.push(`${picture} ${sizesOf(args)}`);
  }
  const isBlank = !isPainted && text === '' && pictures.length === 0;
  return { text, invisibleText, pictures, isBlank };
}

function charactersOf(glyphs: unknown): string {
  if (!Array.isArray(glyphs)) return '';
  const characters = glyphs.map((glyph: unknown) =>
    isObject(glyph) && typeof glyph['unicode'] === 'string' ? glyph['unicode'] : '',
  );
  return withoutSpaces(characters.join(''));
}

/** Removes all white space, on which readers disagree. */
export function withoutSpaces(text: string): string {
  return text.replaceAll('\0', '').replaceAll(/\s/g, '');
}

/** The numbers in a picture's arguments; its names depend on the document. */
function sizesOf(args: readonly unknown[]): string {
  return args
    .flat()
    .map((arg) => {
      if (typeof arg === 'number') return arg;
      return isObject(arg) && 'width' in arg
        ? `${String(arg['width'])}x${String(arg['height'])}`
        : '';
    })
    .join(' ');
}

type DrawingContext = NonNullable<Parameters<PDFPageProxy['render']>[0]['canvasContext']>;

/** Whether a context works for pdf.js, which is typed for a browser's canvas. */
function isDrawingContext(context: unknown): context is DrawingContext {
  return isObject(context) && 'fillRect' in context;
}

/** Pixels of a page as RGBA, row by row. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8ClampedArray;
}

/** Maximum pixels of a rendered page, and of its side: the page size in a file is arbitrary. */
const largestPage = 6_000_000;
const longestSide = 20_000;

/** Renders a page as on a screen. */
export async function drawPage(page: PDFPageProxy, dotsPerInch: number): Promise<Raster> {
  const { width: across, height: down } = page.getViewport({ scale: 1 });
  const most = Math.min(
    longestSide / Math.max(across, down),
    Math.sqrt(largestPage / (across * down)),
  );
  const viewport = page.getViewport({ scale: Math.min(dotsPerInch / 72, most) });
  const [width, height] = [viewport.width, viewport.height].map((side) =>
    Math.max(1, Math.round(side)),
  );
  if (width === undefined || height === undefined) throw new Error('A page without a size');
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const canvasContext: unknown = context;
  if (!isDrawingContext(canvasContext)) throw new Error('There is nothing to draw on');
  await page.render({ canvas: null, canvasContext, viewport, background: 'white' }).promise;
  return { width, height, pixels: context.getImageData(0, 0, width, height).data };
}
