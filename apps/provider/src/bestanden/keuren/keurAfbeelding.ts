import { bestandRegels } from '@mijn/domain/constanten';
import sharp, { type Metadata } from 'sharp';
import type { Bevinding } from './keuring.ts';
import { keurJpg } from './jpg.ts';
import { keurPng } from './png.ts';

/** A photo with a shorter side than this is hard to read. */
const kleinstePixels = 400;

sharp.cache(false);
sharp.concurrency(1);

const vorm = {
  jpg: { jpeg: { quality: 85 } },
  png: { png: { compressionLevel: 6 } },
} as const;

/** Whether the photo's own notes tell where it was made (EXIF tag 0x8825, or XMP's words for it). */
function heeftLocatie({ exif, xmp }: Metadata): boolean {
  const wijzers = [Buffer.from([0x88, 0x25]), Buffer.from([0x25, 0x88])];
  return (
    wijzers.some((wijzer) => exif?.includes(wijzer) === true) ||
    (xmp?.includes('GPSLatitude') ?? false)
  );
}

function overMaat(breedte: number, hoogte: number): Bevinding[] {
  if (breedte * hoogte > bestandRegels.maximumPixels) {
    const detail = String(Math.round((breedte * hoogte) / 1_000_000));
    return [{ code: 'teVeelPixels', detail }];
  }
  if (Math.min(breedte, hoogte) >= kleinstePixels) return [];
  return [{ code: 'beeldKlein', detail: `${breedte} × ${hoogte}` }];
}

async function maakOpnieuw(bron: string, doel: string, soort: 'jpg' | 'png'): Promise<void> {
  const { jpeg, png } = { jpeg: undefined, png: undefined, ...vorm[soort] };
  const beeld = sharp(bron, {
    failOn: 'error',
    limitInputPixels: bestandRegels.maximumPixels,
    sequentialRead: true,
  }).autoOrient();
  await (jpeg ? beeld.jpeg(jpeg) : beeld.png(png)).toFile(doel);
}

/**
 * Checks a JPEG or PNG and makes it anew in `doel`: upright, without metadata, without anything that
 * is not the picture. Returns what was found; `doel` is only there when nothing stops the file.
 */
export async function keurAfbeelding(
  soort: 'jpg' | 'png',
  inhoud: Buffer,
  bron: string,
  doel: string,
): Promise<Bevinding[]> {
  const structuur = soort === 'jpg' ? keurJpg(inhoud) : keurPng(inhoud);
  if (structuur !== undefined && structuur !== 'extraBeeldVerwijderd') return [{ code: structuur }];
  try {
    const metadata = await sharp(bron, { limitInputPixels: false }).metadata();
    const maat = overMaat(metadata.width, metadata.height);
    if (maat.some(({ code }) => code === 'teVeelPixels')) return maat;
    await maakOpnieuw(bron, doel, soort);
    return [
      ...maat,
      ...(structuur ? [{ code: structuur }] : []),
      ...(heeftLocatie(metadata) ? [{ code: 'locatieVerwijderd' } as const] : []),
    ];
  } catch {
    return [{ code: 'beschadigd' }];
  }
}
