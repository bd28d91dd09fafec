import { isOutOfRoom } from '@mijn/domain/outOfRoom';
import { fileRules } from '@mijn/domain/constants';
import sharp, { type Metadata } from 'sharp';
import type { Finding } from './inspection.ts';
import { keptPerJpgPixel } from './jpgFrame.ts';
import { hasLocation, sizeFindings } from './sizes.ts';

sharp.cache(false);
sharp.concurrency(1);

/** Bytes of a whole picture that may be in memory at once; a larger one goes line by line (ADR 0004). */
const maximumKept = 100_000_000;

/**
 * By what a photo is to be divided, so that what is kept of it at once stays within its bound; undefined
 * when nothing helps. Turning keeps the whole picture that comes out, some decoders all that goes in.
 */
function divisorFor(kind: 'jpg' | 'png', content: Buffer, metadata: Metadata): 1 | 2 | undefined {
  const { width, height, channels, depth, isProgressive, orientation = 1 } = metadata;
  const pixels = width * height;
  const perPixel = kind === 'jpg' ? 3 : channels * (depth === 'uchar' ? 1 : 2);
  const decoder = kind === 'jpg' ? keptPerJpgPixel(content) : isProgressive ? perPixel : 0;
  const turning = orientation > 1 ? perPixel : 0;
  if (pixels * (decoder + turning) <= maximumKept) return 1;
  // A JPEG is decoded at half its size for nothing; of a PNG all has to be decoded first.
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
  // The best tables for its bytes could only be chosen with the whole picture in memory.
  const written =
    kind === 'jpg'
      ? image.jpeg({ quality: 85, optimiseCoding: false })
      : image.png({ compressionLevel: 6 });
  await written.toFile(target);
}

const endOfImage = Buffer.from([0xff, 0xd9]);

/**
 * Encodes a picture anew. A JPEG that lacks nothing but its end marker decodes without a warning once it has one; of
 * one that was cut off earlier, the decoder warns that data is missing.
 * @throws Error a part of the picture cannot be read
 */
async function reencodeWhole(content: Buffer, encoding: Encoding): Promise<void> {
  try {
    await reencode(content, encoding);
  } catch (error) {
    if (encoding.kind !== 'jpg' || isOutOfRoom(error)) throw error;
    await reencode(Buffer.concat([content, endOfImage]), encoding, 'warning');
  }
}

/**
 * Checks a JPEG or PNG by decoding it, and encodes its pixels anew at `target`: upright, without metadata.
 * Nothing else of the file is copied, so that bytes before, between or behind the picture's own parts need
 * no verdict; phones put many there. Returns the findings; `target` exists only when none stops the file.
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
    // That our disk is full says nothing of the file.
    if (isOutOfRoom(error)) throw error;
    return [{ code: 'beschadigd' }];
  }
}
