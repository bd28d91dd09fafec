import { fileRules } from '@mijn/domain/constants';
import sharp from 'sharp';
import { decodeTile, decodeWhole, type HeifPhoto, openHeifPhoto, type Part } from './heifPhoto.ts';
import type { Finding } from './inspection.ts';
import { hasLocation, sizeFindings } from './sizes.ts';

/** Notes are looked for in so many bytes behind their beginning. */
const longestExif = 64 * 1024;

/** Pixels of a picture that is decoded at once: libheif then has it in memory three times (ADR 0035). */
const maximumAtOnce = 16_000_000;
/** Pixels of one that is kept as large as it is, when it is decoded at once. */
const maximumWholeAtOnce = 12_000_000;

// Where the notes stand is libheif's business; that there are any is enough for us.
function notes(content: Buffer): { exif: Buffer | undefined; xmp: Buffer | undefined } {
  const exif = content.indexOf('Exif\0\0', 0, 'latin1');
  const xmp = content.indexOf('<x:xmpmeta', 0, 'latin1');
  return {
    exif: exif === -1 ? undefined : content.subarray(exif, exif + longestExif),
    xmp: xmp === -1 ? undefined : content.subarray(xmp, xmp + longestExif),
  };
}

/** A picture as it is kept, three bytes a pixel. */
interface Canvas {
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
  /** 2: of the photo's lines and columns half are kept, each the mean of two. */
  readonly divisor: 1 | 2;
}

function createCanvas({ width, height, tiles }: HeifPhoto): Canvas {
  const most = tiles ? fileRules.maximumPixelsConverted : maximumWholeAtOnce;
  const divisor = width * height > most ? 2 : 1;
  const [across, down] = [Math.floor(width / divisor), Math.floor(height / divisor)];
  return { pixels: Buffer.alloc(across * down * 3), width: across, height: down, divisor };
}

/** Puts a part of the photo in its place; `left` and `top` are the photo's own pixels, and may lie before it. */
function place(canvas: Canvas, part: Part, left: number, top: number): void {
  const { pixels, width, height, divisor } = canvas;
  const [first, firstLine] = [Math.max(0, -left) / divisor, Math.max(0, -top) / divisor];
  const across = Math.min(Math.floor(part.width / divisor), width - left / divisor) - first;
  const end = Math.min(Math.floor(part.height / divisor), height - top / divisor);
  for (let line = firstLine; line < end; line += 1) {
    const from = line * divisor * part.stride + first * divisor * 3;
    const to = ((top / divisor + line) * width + left / divisor + first) * 3;
    if (divisor === 1) pixels.set(part.pixels.subarray(from, from + across * 3), to);
    else halve(part, from, pixels.subarray(to, to + across * 3));
  }
}

/** Fills a line with the means of two lines, two pixels at a time. */
function halve({ pixels, stride }: Part, from: number, line: Buffer): void {
  for (let i = 0; i < line.length; i += 1) {
    const at = from + i + 3 * Math.trunc(i / 3);
    const sum =
      (pixels[at] ?? 0) +
      (pixels[at + 3] ?? 0) +
      (pixels[at + stride] ?? 0) +
      (pixels[at + stride + 3] ?? 0);
    line[i] = (sum + 2) >> 2;
  }
}

/** Decodes a photo, tile by tile where it has these; undefined when that fails. */
function decode(photo: HeifPhoto): Canvas | undefined {
  const canvas = createCanvas(photo);
  const { tiles } = photo;
  if (!tiles) {
    return decodeWhole(photo, (part) => {
      place(canvas, part, 0, 0);
      return canvas;
    });
  }
  for (let row = 0; row < tiles.rows; row += 1) {
    for (let column = 0; column < tiles.columns; column += 1) {
      const isPlaced = decodeTile(photo, column, row, (part) => {
        place(canvas, part, column * tiles.width - tiles.left, row * tiles.height - tiles.top);
        return true;
      });
      if (!isPlaced) return undefined;
    }
  }
  return canvas;
}

/**
 * Checks a HEIC or HEIF photo by decoding it, and makes a jpg of its main picture at `target`: upright,
 * without metadata. Boxes and bytes that libheif does not need are ignored, as phones add their own.
 * Sharp's build does not read HEIC; libheif in WebAssembly does, in a memory of its own that goes with it.
 * Returns the findings; `target` exists only when none stops the file.
 */
export async function inspectHeicPhoto(content: Buffer, target: string): Promise<Finding[]> {
  const photo = openHeifPhoto(content);
  if (!photo) return [{ code: 'beschadigd' }];
  const size = sizeFindings(photo.width, photo.height);
  if (size.some(({ code }) => code === 'teVeelPixels')) return size;
  if (!photo.tiles && photo.width * photo.height > maximumAtOnce) return [{ code: 'teZwaar' }];
  const picture = decode(photo);
  if (!picture) return [{ code: 'beschadigd' }];
  const { pixels, width, height } = picture;
  await sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 85, optimiseCoding: false })
    .toFile(target);
  return [
    { code: 'omgezet' },
    ...size,
    ...(photo.pictures > 1 ? [{ code: 'extraBeeldVerwijderd' } as const] : []),
    ...(hasLocation(notes(content)) ? [{ code: 'locatieVerwijderd' } as const] : []),
  ];
}
