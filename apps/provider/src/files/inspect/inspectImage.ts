import { isMachineError } from '@mijn/domain/serverErrors';
import { fileRules } from '@mijn/domain/constants';
import sharp, { type Metadata } from 'sharp';
import type { Finding } from './inspection.ts';
import { keptPerJpgPixel } from './jpgFrame.ts';
import { isLeftOver, withoutZerosForData } from './jpgZeros.ts';
import { hasLocation, sizeFindings } from './sizes.ts';

sharp.cache(false);
sharp.concurrency(1);

/** Maximum bytes of a whole picture in memory; larger ones must be processed by line (ADR 0004). */
const maximumKept = 100_000_000;

/**
 * Divisor of the size that keeps the picture within that maximum; undefined when none does. Rotating holds the whole
 * output in memory, and some decoders the whole input.
 */
function divisorFor(kind: 'jpg' | 'png', content: Buffer, metadata: Metadata): 1 | 2 | undefined {
  const { width, height, channels, depth, isProgressive, orientation = 1 } = metadata;
  const pixels = width * height;
  const perPixel = kind === 'jpg' ? 3 : channels * (depth === 'uchar' ? 1 : 2);
  const decoder = kind === 'jpg' ? keptPerJpgPixel(content) : isProgressive ? perPixel : 0;
  const turning = orientation > 1 ? perPixel : 0;
  if (pixels * (decoder + turning) <= maximumKept) return 1;
  // The JPEG decoder can decode at half size; a PNG is decoded in full first.
  return kind === 'jpg' && pixels * (decoder + turning / 4) <= maximumKept ? 2 : undefined;
}

interface Encoding {
  readonly kind: 'jpg' | 'png';
  readonly target: string;
  readonly metadata: Metadata;
  readonly divisor: number;
}

async function reencode(
  content: Buffer,
  { kind, target, metadata, divisor }: Encoding,
  failOn: 'error' | 'warning' = 'error',
): Promise<void> {
  const { width, height } = metadata.autoOrient;
  const image = sharp(content, {
    failOn,
    limitInputPixels: fileRules.maximumPixels,
    sequentialRead: true,
  }).autoOrient();
  if (divisor > 1) {
    const [half, high] = [width, height].map((side) => Math.max(1, Math.floor(side / divisor)));
    image.resize({ width: half, height: high, fit: 'fill' });
  }
  // Optimal coding tables would need the whole picture in memory.
  const written =
    kind === 'jpg'
      ? image.jpeg({ quality: 85, optimiseCoding: false })
      : image.png({ compressionLevel: 6 });
  await written.toFile(target);
}

const endOfImage = Buffer.from([0xff, 0xd9]);

/** Warnings of libjpeg about a picture that ends before its last row, or of which data was replaced. */
const lostPixels = /premature end of data segment|bad Huffman code/;

/** Number of zeros that may end the data of a picture: white is a code of zeros in some files. */
const longestZeroEnd = 16;

/**
 * Returns a JPEG without the zeros behind it. A broken upload leaves them in the place of data, and libjpeg would draw
 * them as grey without a warning.
 */
function withoutZerosBehind(content: Buffer): Buffer {
  const last = content.findLastIndex((byte) => byte !== 0);
  return content.length - last - 1 > longestZeroEnd ? content.subarray(0, last + 1) : content;
}

/**
 * Re-encodes a picture. A JPEG that lacks only its end marker decodes without a warning once it has one; one that was
 * cut off earlier warns that data is missing. Other warnings, such as of stray bytes, say nothing about the pixels.
 * @throws Error when part of the picture cannot be decoded
 */
async function reencodeWhole(stored: Buffer, encoding: Encoding): Promise<void> {
  if (encoding.kind !== 'jpg') return reencode(stored, encoding);
  const content = withoutZerosForData(withoutZerosBehind(stored));
  if (!content) throw new Error('Zeros stand in the place of data');
  try {
    await reencode(content, encoding, 'warning');
  } catch (warning) {
    const isIncomplete = lostPixels.test(String(warning)) || isLeftOver(content, String(warning));
    if (isMachineError(warning) || isIncomplete) throw warning;
    try {
      await reencode(content, encoding);
    } catch (error) {
      if (isMachineError(error)) throw error;
      await reencode(Buffer.concat([content, endOfImage]), encoding, 'warning');
    }
  }
}

/**
 * Decodes a JPEG or PNG and re-encodes its pixels at `target`: upright, without metadata. Other bytes before, between
 * or after the picture's own segments are not copied and need no verdict; phones add many. Returns the findings;
 * `target` exists only when none of them is blocking.
 */
export async function inspectImage(
  kind: 'jpg' | 'png',
  content: Buffer,
  target: string,
): Promise<Finding[]> {
  try {
    const metadata = await sharp(content, { limitInputPixels: false }).metadata();
    const size = sizeFindings(metadata.width, metadata.height);
    if (size.some(({ code }) => code === 'teVeelPixels')) return size;
    const divisor = divisorFor(kind, content, metadata);
    if (divisor === undefined) return [{ code: 'teZwaar' }];
    await reencodeWhole(content, { kind, target, metadata, divisor });
    return hasLocation(metadata) ? [...size, { code: 'locatieVerwijderd' }] : size;
  } catch (error) {
    if (isMachineError(error)) throw error;
    return [{ code: 'beschadigd' }];
  }
}
