import { fileRules } from '@mijn/domain/constants';
import sharp from 'sharp';
import type { Finding } from './inspection.ts';
import { inspectJpg } from './jpg.ts';
import { hasLocation, sizeFindings } from './sizes.ts';
import { inspectPng } from './png.ts';

sharp.cache(false);
sharp.concurrency(1);

const shape = {
  jpg: { jpeg: { quality: 85 } },
  png: { png: { compressionLevel: 6 } },
} as const;

async function reencode(source: string, target: string, kind: 'jpg' | 'png'): Promise<void> {
  const { jpeg, png } = { jpeg: undefined, png: undefined, ...shape[kind] };
  const image = sharp(source, {
    failOn: 'error',
    limitInputPixels: fileRules.maximumPixels,
    sequentialRead: true,
  }).autoOrient();
  await (jpeg ? image.jpeg(jpeg) : image.png(png)).toFile(target);
}

/**
 * Checks a JPEG or PNG and makes it anew in `doel`: upright, without metadata, without anything that
 * is not the picture. Returns what was found; `doel` is only there when nothing stops the file.
 */
export async function inspectImage(
  kind: 'jpg' | 'png',
  content: Buffer,
  source: string,
  target: string,
): Promise<Finding[]> {
  const structure = kind === 'jpg' ? inspectJpg(content) : inspectPng(content);
  if (structure !== undefined && structure !== 'extraBeeldVerwijderd') return [{ code: structure }];
  try {
    const metadata = await sharp(source, { limitInputPixels: false }).metadata();
    const size = sizeFindings(metadata.width, metadata.height);
    if (size.some(({ code }) => code === 'teVeelPixels')) return size;
    await reencode(source, target, kind);
    return [
      ...size,
      ...(structure ? [{ code: structure }] : []),
      ...(hasLocation(metadata) ? [{ code: 'locatieVerwijderd' } as const] : []),
    ];
  } catch {
    return [{ code: 'beschadigd' }];
  }
}
