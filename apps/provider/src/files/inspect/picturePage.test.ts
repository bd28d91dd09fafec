import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { createTestFolder } from '../../testing/testFolder.testing.ts';
import { createPdf } from '../testing/pdf.testing.ts';
import type * as drawing from './drawPictures.ts';
import { inspectPdf } from './inspectPdf.ts';
import type { PagePicture } from './picturePage.ts';

const target = path.join(await createTestFolder('pictures'), 'target');

const painter = vi.hoisted(() => ({ paint: (jpeg: Uint8Array) => Promise.resolve(jpeg) }));

// A fault of the program that draws, which no file shows on purpose.
vi.mock('./drawPictures.ts', async (importOriginal) => {
  const { drawPictures } = await importOriginal<typeof drawing>();
  return {
    drawPictures: async (...order: Parameters<typeof drawPictures>) => {
      const drawn = new Map<number, PagePicture>();
      for (const [number, picture] of await drawPictures(...order)) {
        drawn.set(number, { ...picture, jpeg: await painter.paint(picture.jpeg) });
      }
      return drawn;
    },
  };
});

const highlighted = createPdf({
  objects: [
    '<< /Type /Annot /Subtype /Highlight /Rect [38 95 150 115] /QuadPoints [38 115 150 115 38 95 150 95] /C [1 1 0] /F 4 >>',
  ],
  page: '/Annots [5 0 R]',
});

it.each<[string, (jpeg: Uint8Array) => Promise<Uint8Array>, number]>([
  ['keeps a page as the picture that was drawn of it', (jpeg) => Promise.resolve(jpeg), 0],
  ['refuses a picture that lost its ink', (jpeg) => sharp(jpeg).linear(0, 255).toBuffer(), 1],
  ['refuses a picture that is upside down', (jpeg) => sharp(jpeg).rotate(180).toBuffer(), 1],
  ['refuses a picture in other colours', (jpeg) => sharp(jpeg).greyscale().toBuffer(), 1],
])('%s', async (_what, paint, refusals) => {
  await rm(target, { force: true });
  painter.paint = paint;
  const expected = Array.from({ length: refusals }, () => ({ code: 'kopieVerschilt' }));
  expect(await inspectPdf(highlighted, target)).toEqual(expected);
  const kept = await readFile(target).catch(() => undefined);
  expect(kept === undefined).toBe(refusals > 0);
});
