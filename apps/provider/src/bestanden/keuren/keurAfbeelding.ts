import { bestandRegels } from '@mijn/domain/constanten';
import sharp from 'sharp';
import type { Bevinding } from './keuring.ts';
import { keurJpg } from './jpg.ts';
import { heeftLocatie, overMaat } from './maten.ts';
import { keurPng } from './png.ts';

sharp.cache(false);
sharp.concurrency(1);

const vorm = {
  jpg: { jpeg: { quality: 85 } },
  png: { png: { compressionLevel: 6 } },
} as const;

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
