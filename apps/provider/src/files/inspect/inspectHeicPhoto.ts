import { fileRules } from '@mijn/domain/constants';
import createLibheif, { type HeifImage } from 'libheif-js/libheif-wasm/libheif-bundle.mjs';
import sharp from 'sharp';
import { inspectHeic } from './heic.ts';
import type { Finding } from './inspection.ts';
import { hasLocation, sizeFindings } from './sizes.ts';

/** Notes are looked for in so many bytes behind their beginning. */
const longestExif = 64 * 1024;

// Where the notes stand is libheif's business; that there are any is enough for us.
function notes(content: Buffer): { exif: Buffer | undefined; xmp: Buffer | undefined } {
  const exif = content.indexOf('Exif\0\0', 0, 'latin1');
  const xmp = content.indexOf('<x:xmpmeta', 0, 'latin1');
  return {
    exif: exif === -1 ? undefined : content.subarray(exif, exif + longestExif),
    xmp: xmp === -1 ? undefined : content.subarray(xmp, xmp + longestExif),
  };
}

/** Decodes a picture to RGBA; undefined when it cannot be decoded. */
function decode(image: HeifImage, width: number, height: number): Promise<Buffer | undefined> {
  const data = new Uint8ClampedArray(width * height * 4);
  return new Promise((done) => {
    image.display({ data, width, height }, (outcome) => {
      done(outcome === null ? undefined : Buffer.from(data.buffer));
    });
  });
}

/** Writes a picture as a jpg of at most `maximumPixelsConverted`. */
async function writeJpg(
  rgba: Buffer,
  width: number,
  height: number,
  target: string,
): Promise<void> {
  const scale = Math.min(1, Math.sqrt(fileRules.maximumPixelsConverted / (width * height)));
  await sharp(rgba, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .resize({ width: Math.floor(width * scale), height: Math.floor(height * scale), fit: 'fill' })
    .jpeg({ quality: 85 })
    .toFile(target);
}

/**
 * Checks a HEIC or HEIF photo and makes a jpg of its main picture in `doel`: upright, without
 * metadata. Sharp's build does not read these; libheif in WebAssembly does, in a memory of its own
 * that goes with it. Returns what was found; `doel` is only there when nothing stops the file.
 */
export async function inspectHeicPhoto(content: Buffer, target: string): Promise<Finding[]> {
  const structure = inspectHeic(content);
  if (structure !== undefined && structure !== 'extraBeeldVerwijderd') return [{ code: structure }];
  const { HeifDecoder } = createLibheif();
  const images = new HeifDecoder().decode(content);
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (!image) return [{ code: 'beschadigd' }];
  const [width, height] = [image.get_width(), image.get_height()];
  const size = sizeFindings(width, height);
  if (size.some(({ code }) => code === 'teVeelPixels')) return size;
  const rgba = await decode(image, width, height);
  if (!rgba) return [{ code: 'beschadigd' }];
  await writeJpg(rgba, width, height, target);
  const extra = structure ?? (images.length > 1 ? 'extraBeeldVerwijderd' : undefined);
  return [
    { code: 'omgezet' },
    ...size,
    ...(extra ? [{ code: extra }] : []),
    ...(hasLocation(notes(content)) ? [{ code: 'locatieVerwijderd' } as const] : []),
  ];
}
