import sharp from 'sharp';
import { bytesBeforeKind, photoBoxes, withKindFirst } from './heifBoxes.ts';
import {
  type Canvas,
  decodePhoto,
  hasZeroedData,
  type HeifPhoto,
  isTooMuchAtOnce,
  openHeifPhoto,
} from './heifPhoto.ts';
import type { Finding } from './inspection.ts';
import { hasLocation, sizeFindings } from './sizes.ts';

/** Number of bytes after the start of the metadata in which a location is searched. */
const longestExif = 64 * 1024;

// libheif knows the position of the metadata; its presence suffices here.
function notes(content: Buffer): { exif: Buffer | undefined; xmp: Buffer | undefined } {
  const exif = content.indexOf('Exif\0\0', 0, 'latin1');
  const xmp = content.indexOf('<x:xmpmeta', 0, 'latin1');
  return {
    exif: exif === -1 ? undefined : content.subarray(exif, exif + longestExif),
    xmp: xmp === -1 ? undefined : content.subarray(xmp, xmp + longestExif),
  };
}

interface Decoded {
  readonly photo: HeifPhoto;
  readonly canvas: Canvas;
}

function decode(content: Buffer): Decoded | Finding {
  const photo = openHeifPhoto(content);
  if (!photo) return { code: 'beschadigd' };
  const tooLarge = sizeFindings(photo.width, photo.height).find(
    ({ code }) => code === 'teVeelPixels',
  );
  if (tooLarge) return tooLarge;
  if (isTooMuchAtOnce(photo)) return { code: 'teZwaar' };
  const canvas = hasZeroedData(photo) ? undefined : decodePhoto(photo);
  return canvas ? { photo, canvas } : { code: 'beschadigd' };
}

/**
 * Checks a HEIC or HEIF photo by decoding it, and writes its main picture as jpg to `target`: upright, without metadata.
 * Other boxes and bytes are ignored, because phones add their own. sharp's build does not read HEIC; libheif in WebAssembly
 * does, in separate memory. Returns the findings; `target` exists only when none is blocking.
 */
export async function inspectHeicPhoto(content: Buffer, target: string): Promise<Finding[]> {
  const before = bytesBeforeKind(content);
  const whole = decode(withKindFirst(content));
  // Programs that put data before a photo do not always adjust the positions in it.
  const decoded = 'code' in whole && before > 0 ? decode(content.subarray(before)) : whole;
  if ('code' in decoded) return [decoded];
  const { photo, canvas } = decoded;
  const { pixels, width, height } = canvas;
  await sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 85, optimiseCoding: false })
    .toFile(target);
  return [
    { code: 'omgezet' },
    ...sizeFindings(photo.width, photo.height),
    ...(photo.pictures > 1 ? [{ code: 'extraBeeldVerwijderd' } as const] : []),
    ...(hasLocation(notes(content.subarray(0, photoBoxes(content).end)))
      ? [{ code: 'locatieVerwijderd' } as const]
      : []),
  ];
}
