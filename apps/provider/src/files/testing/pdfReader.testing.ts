import { fileURLToPath } from 'node:url';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const withoutNotes = 0;

/** The standard fonts of pdf.js. */
const standardFontDataUrl = fileURLToPath(
  new URL('../../standard_fonts/', import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs')),
);

function open(content: Uint8Array) {
  return getDocument({
    // pdf.js transfers the buffer, so give it a copy.
    data: new Uint8Array(content),
    verbosity: 0,
    disableFontFace: true,
    useSystemFonts: false,
    standardFontDataUrl,
  });
}

/** Contents of a PDF according to pdf.js: size, drawing and words of each page, and anything active. */
export async function inspectWithPdfJs(content: Uint8Array) {
  const reading = open(content);
  const document = await reading.promise;
  const pages = [];
  const notes = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: withoutNotes });
    const words = (await page.getTextContent()).items.map((item) => 'str' in item && item.str);
    // pdf.js numbers fonts and pictures by document.
    const drawing = JSON.stringify(argsArray).replaceAll(/"(g_d\d+|img_p)[^"]*"/g, '""');
    pages.push({ view: page.view, rotate: page.rotate, fnArray, drawing, words });
    notes.push(...(await page.getAnnotations()));
  }
  const acts = [await document.hasJSActions(), await document.getAttachments(), notes.length];
  const info = await document.getMetadata();
  await reading.destroy();
  return { pages, acts, info: info.info };
}

/** A canvas of pdf.js' own factory. */
interface Canvas {
  readonly canvas: object;
  readonly context: {
    readonly getImageData: (
      ...area: readonly [left: number, top: number, width: number, height: number]
    ) => { readonly data: Uint8ClampedArray };
  };
}

function hasCreate(
  factory: object,
): factory is { readonly create: (width: number, height: number) => Canvas } {
  return 'create' in factory && typeof factory.create === 'function';
}

/** Longest side of a rendered page, in pixels. */
const longestSide = 400;
/** Maximum number of rendered pages. */
const picturedPages = 3;

/** Renders the first pages with annotations and form values: width and RGBA of each. */
export async function picturesOf(content: Uint8Array) {
  const reading = open(content);
  const document = await reading.promise;
  const factory = document.canvasFactory;
  if (!hasCreate(factory)) throw new Error('pdf.js draws nothing here');
  const pictures = [];
  for (let number = 1; number <= Math.min(document.numPages, picturedPages); number += 1) {
    const page = await document.getPage(number);
    const whole = page.getViewport({ scale: 1 });
    const scale = longestSide / Math.max(whole.width, whole.height);
    const viewport = page.getViewport({ scale });
    const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
    const { canvas, context } = factory.create(width, height);
    await page.render({ canvas, canvasContext: context, viewport }).promise;
    pictures.push({ width, pixels: context.getImageData(0, 0, width, height).data });
  }
  await reading.destroy();
  return pictures;
}

/** Fraction of pixels that differ visibly, 0 to 1; 1 when the sizes differ. */
export function difference(
  one: { readonly width: number; readonly pixels: Uint8ClampedArray },
  other: typeof one,
): number {
  if (one.width !== other.width || one.pixels.length !== other.pixels.length) return 1;
  const visible = one.pixels.filter(
    (value, i) => Math.abs(value - (other.pixels[i] ?? 0)) > 40,
  ).length;
  return visible / one.pixels.length;
}
