import { bestandRegels } from '@mijn/domain/constanten';
import maakLibheif, { type HeifImage } from 'libheif-js/libheif-wasm/libheif-bundle.mjs';
import sharp from 'sharp';
import { keurHeic } from './heic.ts';
import type { Bevinding } from './keuring.ts';
import { heeftLocatie, overMaat } from './maten.ts';

/** Notes are looked for in so many bytes behind their beginning. */
const langsteExif = 64 * 1024;

// Where the notes stand is libheif's business; that there are any is enough for us.
function notities(inhoud: Buffer): { exif: Buffer | undefined; xmp: Buffer | undefined } {
  const exif = inhoud.indexOf('Exif\0\0', 0, 'latin1');
  const xmp = inhoud.indexOf('<x:xmpmeta', 0, 'latin1');
  return {
    exif: exif === -1 ? undefined : inhoud.subarray(exif, exif + langsteExif),
    xmp: xmp === -1 ? undefined : inhoud.subarray(xmp, xmp + langsteExif),
  };
}

/** Decodes a picture to RGBA; undefined when it cannot be decoded. */
function ontcijfer(beeld: HeifImage, width: number, height: number): Promise<Buffer | undefined> {
  const data = new Uint8ClampedArray(width * height * 4);
  return new Promise((klaar) => {
    beeld.display({ data, width, height }, (uitkomst) => {
      klaar(uitkomst === null ? undefined : Buffer.from(data.buffer));
    });
  });
}

/** Writes a picture as a jpg of at most `maximumPixelsOmgezet`. */
async function schrijfJpg(
  rgba: Buffer,
  width: number,
  height: number,
  doel: string,
): Promise<void> {
  const schaal = Math.min(1, Math.sqrt(bestandRegels.maximumPixelsOmgezet / (width * height)));
  await sharp(rgba, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .resize({ width: Math.floor(width * schaal), height: Math.floor(height * schaal), fit: 'fill' })
    .jpeg({ quality: 85 })
    .toFile(doel);
}

/**
 * Checks a HEIC or HEIF photo and makes a jpg of its main picture in `doel`: upright, without
 * metadata. Sharp's build does not read these; libheif in WebAssembly does, in a memory of its own
 * that goes with it. Returns what was found; `doel` is only there when nothing stops the file.
 */
export async function keurHeicFoto(inhoud: Buffer, doel: string): Promise<Bevinding[]> {
  const structuur = keurHeic(inhoud);
  if (structuur !== undefined && structuur !== 'extraBeeldVerwijderd') return [{ code: structuur }];
  const { HeifDecoder } = maakLibheif();
  const beelden = new HeifDecoder().decode(inhoud);
  const beeld = beelden.find((een) => een.is_primary()) ?? beelden[0];
  if (!beeld) return [{ code: 'beschadigd' }];
  const [breedte, hoogte] = [beeld.get_width(), beeld.get_height()];
  const maat = overMaat(breedte, hoogte);
  if (maat.some(({ code }) => code === 'teVeelPixels')) return maat;
  const rgba = await ontcijfer(beeld, breedte, hoogte);
  if (!rgba) return [{ code: 'beschadigd' }];
  await schrijfJpg(rgba, breedte, hoogte, doel);
  const extra = structuur ?? (beelden.length > 1 ? 'extraBeeldVerwijderd' : undefined);
  return [
    { code: 'omgezet' },
    ...maat,
    ...(extra ? [{ code: extra }] : []),
    ...(heeftLocatie(notities(inhoud)) ? [{ code: 'locatieVerwijderd' } as const] : []),
  ];
}
