import { bestandRegels } from '@mijn/domain/constanten';
import type { Bevinding } from './keuring.ts';

/** A photo with a shorter side than this is hard to read. */
const kleinstePixels = 400;

/** What is to be said of a photo's size: too many pixels, or few. */
export function overMaat(breedte: number, hoogte: number): Bevinding[] {
  if (breedte * hoogte > bestandRegels.maximumPixels) {
    const detail = String(Math.round((breedte * hoogte) / 1_000_000));
    return [{ code: 'teVeelPixels', detail }];
  }
  if (Math.min(breedte, hoogte) >= kleinstePixels) return [];
  return [{ code: 'beeldKlein', detail: `${breedte} × ${hoogte}` }];
}

const wijzers = [Buffer.from([0x88, 0x25]), Buffer.from([0x25, 0x88])];

/** Whether a photo's own notes tell where it was made (EXIF tag 0x8825, or XMP's words for it). */
export function heeftLocatie({
  exif,
  xmp,
}: {
  readonly exif?: Buffer | undefined;
  readonly xmp?: Buffer | undefined;
}): boolean {
  return (
    wijzers.some((wijzer) => exif?.includes(wijzer) === true) ||
    (xmp?.includes('GPSLatitude') ?? false)
  );
}
