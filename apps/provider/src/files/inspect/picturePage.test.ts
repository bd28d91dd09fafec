import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createPdf } from '../testing/pdf.testing.ts';
import { showsSamePictures } from './comparePdf.ts';
import { drawPictures } from './drawPictures.ts';
import { withPdf } from './pdfReader.ts';
import type { PagePicture } from './picturePage.ts';
import { rewritePdf } from './rewritePdf.ts';

const content = createPdf({
  objects: [
    '<< /Type /Annot /Subtype /Highlight /Rect [38 95 150 115] /QuadPoints [38 115 150 115 38 95 150 95] /C [1 1 0] /F 4 >>',
  ],
  page: '/Annots [5 0 R]',
});

/** Returns whether the comparison accepts a page after its picture was changed. */
async function isTakenForSame(paint: (jpeg: Uint8Array) => Promise<Uint8Array>): Promise<boolean> {
  return withPdf(content, async (original) => {
    const painted = new Map<number, PagePicture>();
    for (const [number, picture] of await drawPictures(original, [1], 80)) {
      painted.set(number, { ...picture, jpeg: await paint(picture.jpeg) });
    }
    const copy = await rewritePdf({ content, document: undefined, pages: 1 }, painted);
    return withPdf(copy.content, (copied) => showsSamePictures(original, copied, [1]));
  });
}

it.each<[string, boolean, (jpeg: Uint8Array) => Promise<Uint8Array>]>([
  ['shows the same as its page', true, (jpeg) => Promise.resolve(jpeg)],
  ['differs without its ink', false, (jpeg) => sharp(jpeg).linear(0, 255).toBuffer()],
  ['differs upside down', false, (jpeg) => sharp(jpeg).rotate(180).toBuffer()],
  ['differs in other colours', false, (jpeg) => sharp(jpeg).greyscale().toBuffer()],
])('a picture of a page %s', async (_what, isSame, paint) => {
  expect(await isTakenForSame(paint)).toBe(isSame);
});
