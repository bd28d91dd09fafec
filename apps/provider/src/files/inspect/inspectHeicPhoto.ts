import sharp from 'sharp';
import { decodePhoto, isTooMuchAtOnce, openHeifPhoto } from './heifPhoto.ts';
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

/**
 * Checks a HEIC or HEIF photo by decoding it, and writes its main picture as jpg to `target`: upright, without metadata.
 * Other boxes and bytes are ignored, because phones add their own. sharp's build does not read HEIC; libheif in WebAssembly
 * does, in separate memory. Returns the findings; `target` exists only when none is blocking.
 */
export async function inspectHeicPhoto(content: Buffer, target: string): Promise<Finding[]> {
  const photo = openHeifPhoto(content);
  if (!photo) return [{ code: 'beschadigd' }];
  const size = sizeFindings(photo.width, photo.height);
  if (size.some(({ code }) => code === 'teVeelPixels')) return size;
  if (isTooMuchAtOnce(photo)) return [{ code: 'teZwaar' }];
  const picture = decodePhoto(photo);
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
