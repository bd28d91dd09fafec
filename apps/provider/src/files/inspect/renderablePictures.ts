import {
  PDF,
  PdfArray,
  PdfBool,
  PdfDict,
  PdfName,
  PdfNumber,
  type PdfObject,
  type PdfRef,
  PdfStream,
} from '@libpdf/core';
import { isObject } from '@mijn/domain/values';
import { ImageKind, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { type CopiedPicture, createCopier, pixelsOf } from './copyDrawing.ts';
import { hasLargePicture, largestPicture } from './largePictures.ts';
import { withPdf } from './pdfReader.ts';
import { shrink } from './smallPhotos.ts';

/** Pixels of a picture from which a page is rendered: about 220 dots per inch on A4. */
const renderedPixels = 4_000_000;
/** Maximum pixels of a scan in black and white: A4 at 1,200 dots per inch, 17 MB of bits. */
const largestScan = 140_000_000;

/**
 * Replaces each picture that pdf.js omits (`largestPicture`) by a smaller version, so that its page can be rendered.
 * Returns undefined when one remains: its colours are neither grey nor RGB, or it is packed without being a photo and has
 * more than one bit per pixel.
 */
export async function withRenderablePictures(
  content: Uint8Array,
  pictures: readonly CopiedPicture[],
): Promise<Uint8Array | undefined> {
  const document = await PDF.load(content).catch(() => undefined);
  if (!document) return undefined;
  const resolve = (ref: PdfRef) => document.getObject(ref);
  for (const { reference } of pictures) {
    const picture = resolve(reference);
    if (!(picture instanceof PdfStream)) return undefined;
    const pixels = pixelsOf(picture, resolve);
    if (pixels <= largestPicture) continue;
    const divisor = Math.sqrt(pixels / renderedPixels);
    if (!(await replace(document, picture, reference, divisor))) return undefined;
  }
  const saved = await document.save();
  return hasLargePicture(saved) ? undefined : saved;
}

async function replace(
  document: PDF,
  picture: PdfStream,
  reference: PdfRef,
  divisor: number,
): Promise<boolean> {
  const filter = picture.get('Filter', (ref) => document.getObject(ref));
  const [only] = filter instanceof PdfArray && filter.length === 1 ? filter.toArray() : [filter];
  if (only instanceof PdfName && only.value === 'DCTDecode') {
    const small = await shrink(picture.data, divisor);
    if (small) fill(picture, small, { Filter: only });
    return small !== undefined;
  }
  const scan = await readScan(document, reference);
  if (!scan) return false;
  const { isMask, ...bits } = scan;
  const { width, height, grey } = reduce(bits, Math.ceil(divisor));
  if (isMask) {
    fill(picture, { width, height, data: pack(width, height, grey) }, {});
    picture.delete('Decode');
    return true;
  }
  const raw = { width, height, channels: 1 } as const;
  const data = await sharp(grey, { raw }).toColourspace('b-w').jpeg({ quality: 90 }).toBuffer();
  fill(
    picture,
    { width, height, data },
    {
      Filter: PdfName.of('DCTDecode'),
      BitsPerComponent: PdfNumber.of(8),
      ColorSpace: PdfName.of('DeviceGray'),
    },
  );
  picture.delete('Decode');
  return true;
}

interface SmallPicture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

function fill(
  picture: PdfStream,
  { width, height, data }: SmallPicture,
  entries: Readonly<Record<string, PdfObject>>,
): void {
  picture.setData(data);
  picture.set('Width', PdfNumber.of(width));
  picture.set('Height', PdfNumber.of(height));
  for (const [key, value] of Object.entries(entries)) picture.set(key, value);
}

/** A picture of one bit per pixel, each row from a new byte; 1 is white or unpainted. */
interface Bits {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

function isBits(value: unknown): value is Bits & { readonly kind?: unknown } {
  return (
    isObject(value) &&
    typeof value['width'] === 'number' &&
    typeof value['height'] === 'number' &&
    (value['data'] instanceof Uint8Array || value['data'] instanceof Uint8ClampedArray)
  );
}

/**
 * Decodes a picture in black and white by pdf.js, however it is packed: its limit is for drawing, which takes 32 times
 * the memory. Undefined for pictures with more colours.
 */
async function readScan(
  document: PDF,
  reference: PdfRef,
): Promise<(Bits & { readonly isMask: boolean }) | undefined> {
  const resolve = (ref: PdfRef) => document.getObject(ref);
  const picture = resolve(reference);
  if (!(picture instanceof PdfStream) || picture.has('SMask')) return undefined;
  const mask = picture.get('ImageMask', resolve);
  const isMask = mask instanceof PdfBool && mask.value;
  const depth = picture.getNumber('BitsPerComponent', resolve)?.value;
  if (!isMask && depth !== 1) return undefined;
  const alone = await alonePicture(document, reference);
  return withPdf(
    alone,
    async (single) => {
      const page = await single.getPage(1);
      const { fnArray, argsArray } = await page.getOperatorList();
      const code = isMask ? OPS.paintImageMaskXObject : OPS.paintImageXObject;
      const at = fnArray.indexOf(code);
      const args: unknown = argsArray[at];
      const first: unknown = Array.isArray(args) ? args[0] : undefined;
      const id = isMask && isObject(first) ? first['data'] : first;
      const found: unknown =
        typeof id === 'string'
          ? await new Promise((done) => {
              page.objs.get(id, done);
            })
          : first;
      if (!isBits(found) || (!isMask && found.kind !== ImageKind.GRAYSCALE_1BPP)) return undefined;
      const { width, height, data } = found;
      return { width, height, data, isMask };
    },
    largestScan,
  );
}

/** Creates a PDF with nothing but a picture. */
async function alonePicture(document: PDF, reference: PdfRef): Promise<Uint8Array> {
  const target = PDF.create();
  const { dict } = target.addPage();
  const copied = createCopier(document, target).copy(reference, 'XObject');
  dict.set('Resources', PdfDict.of({ XObject: PdfDict.of({ P: copied }) }));
  dict.set('Contents', target.register(new PdfStream([], Buffer.from('/P Do'))));
  return target.save();
}

/** Returns the average of each square of pixels, 0 is black. */
function reduce({ width, height, data }: Bits, divisor: number) {
  const [across, down] = [Math.floor(width / divisor), Math.floor(height / divisor)];
  const stride = Math.ceil(width / 8);
  const sums = new Uint16Array(across * down);
  for (let y = 0; y < down * divisor; y += 1) {
    const row = Math.floor(y / divisor) * across;
    for (let x = 0; x < across * divisor; x += 1) {
      const bit = ((data[y * stride + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1;
      const at = row + Math.floor(x / divisor);
      sums[at] = (sums[at] ?? 0) + bit;
    }
  }
  const grey = Buffer.from(sums.map((sum) => (255 * sum) / divisor ** 2));
  return { width: across, height: down, grey };
}

/** Packs pixels of a byte to bits. */
function pack(width: number, height: number, grey: Uint8Array): Uint8Array {
  const stride = Math.ceil(width / 8);
  const bits = new Uint8Array(stride * height);
  for (const [index, value] of grey.entries()) {
    const [x, y] = [index % width, Math.floor(index / width)];
    const at = y * stride + (x >> 3);
    if (value > 127) bits[at] = (bits[at] ?? 0) | (0x80 >> (x & 7));
  }
  return bits;
}
