import sharp from 'sharp';
import type { CopiedPicture } from './copyDrawing.ts';

/** Photos with more pixels are reduced before pages are compared. */
const largePixels = 500_000;
/** Divisor of each side: it turns 300 dots per inch into about the 36 at which ink is compared. */
const part = 8;

/**
 * Replaces each large photo that both files share by a small version. pdf.js takes a second to decode a photo of a
 * scanner or phone; this way a page takes some hundredths.
 */
export async function withSmallPhotos(
  original: Uint8Array,
  copy: Uint8Array,
  pictures: readonly CopiedPicture[],
): Promise<readonly [Uint8Array, Uint8Array]> {
  const photos = pictures.filter(
    ({ filters, pixels }) =>
      filters.length === 1 && filters[0] === 'DCTDecode' && pixels > largePixels,
  );
  if (photos.length === 0) return [original, copy];
  const files = [Buffer.from(original), Buffer.from(copy)] as const;
  for (const { data } of photos) {
    const places = files.map((file) => file.indexOf(data));
    const small = places.includes(-1) ? undefined : await shrink(data, part);
    if (!small) continue;
    for (const [index, place] of places.entries()) {
      const file = files[index];
      if (file) replacePhoto(file, place, { bytes: data.length, small });
    }
  }
  return files;
}

/** Maximum distance between a photo's data and the start of its dictionary, in bytes. */
const dictionaryRoom = 4_096;

function replacePhoto(
  file: Buffer,
  place: number,
  { bytes, small }: { readonly bytes: number; readonly small: SmallPhoto },
): void {
  file.fill(0, place, place + bytes).set(small.data, place);
  const before = file.subarray(Math.max(0, place - dictionaryRoom), place);
  const dictionary = before.subarray(before.lastIndexOf(' obj'));
  // With the old size in its dictionary pdf.js would scale the photo up again. It still does when the size is an
  // indirect object.
  for (const [key, size] of [
    ['Width', small.width],
    ['Height', small.height],
  ] as const) {
    const found = new RegExp(`/${key}\\s+(\\d+)(?!\\s+\\d+\\s+R)`).exec(
      dictionary.toString('latin1'),
    );
    const number = found?.[1] ?? '';
    if (found)
      dictionary.write(
        String(size).padStart(number.length),
        found.index + found[0].length - number.length,
        'latin1',
      );
  }
}

interface SmallPhoto {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Divides the sides of a photo; undefined when it is damaged, or its colours are neither grey nor RGB. */
export async function shrink(data: Uint8Array, divisor: number): Promise<SmallPhoto | undefined> {
  try {
    const photo = sharp(data, { failOn: 'none' });
    const { width, channels } = await photo.metadata();
    if (channels !== 1 && channels !== 3) return undefined;
    const small = photo.resize({ width: Math.max(1, Math.round(width / divisor)) });
    const plain = channels === 1 ? small.toColourspace('b-w') : small;
    const { data: bytes, info } = await plain
      .jpeg({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
    if (bytes.length >= data.length) return undefined;
    return { data: bytes, width: info.width, height: info.height };
  } catch {
    return undefined;
  }
}
