import { fileRules } from '@mijn/domain/constants';
import type { Finding } from './inspection.ts';

/** Photos with a shorter side are hard to read. */
const smallestPixels = 400;

/** Findings about the size of a photo: too many pixels, or few. */
export function sizeFindings(width: number, height: number): Finding[] {
  if (width * height > fileRules.maximumPixels) {
    const detail = String(Math.round((width * height) / 1_000_000));
    return [{ code: 'teVeelPixels', detail }];
  }
  if (Math.min(width, height) >= smallestPixels) return [];
  return [{ code: 'beeldKlein', detail: `${width} × ${height}` }];
}

const pointers = [Buffer.from([0x88, 0x25]), Buffer.from([0x25, 0x88])];

/** Whether the metadata has a location (EXIF tag 0x8825, or GPS in XMP). */
export function hasLocation({
  exif,
  xmp,
}: {
  readonly exif?: Buffer | undefined;
  readonly xmp?: Buffer | undefined;
}): boolean {
  return (
    pointers.some((pointer) => exif?.includes(pointer) === true) ||
    (xmp?.includes('GPSLatitude') ?? false)
  );
}
