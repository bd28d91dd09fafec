import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createTestFolder } from '../../testing/testFolder.testing.ts';
import { bilevelScan, createPdf } from '../testing/pdf.testing.ts';
import { picturesOf } from '../testing/pdfReader.testing.ts';
import { showsSamePictures } from './comparePdf.ts';
import { drawPictures } from './drawPictures.ts';
import { inspectPdf } from './inspectPdf.ts';
import { withPdf } from './pdfReader.ts';
import type { PagePicture } from './picturePage.ts';
import { rewritePdf } from './rewritePdf.ts';

const folder = await createTestFolder('pictures');

const highlighted = createPdf({
  objects: [
    '<< /Type /Annot /Subtype /Highlight /Rect [38 95 150 115] /QuadPoints [38 115 150 115 38 95 150 95] /C [1 1 0] /F 4 >>',
  ],
  page: '/Annots [5 0 R]',
});

type Paint = (jpeg: Uint8Array) => Promise<Uint8Array>;

/** Returns whether the comparison accepts a page after its picture was changed. */
async function isTakenForSame(content: Buffer, paint: Paint): Promise<boolean> {
  return withPdf(content, async (original) => {
    const painted = new Map<number, PagePicture>();
    for (const [number, picture] of await drawPictures(original, [1], 80)) {
      painted.set(number, { ...picture, jpeg: await paint(picture.jpeg) });
    }
    const copy = await rewritePdf({ content, document: undefined, pages: 1 }, painted);
    return withPdf(copy.content, (copied) => showsSamePictures(original, copied, [1]));
  });
}

const white = { create: { width: 40, height: 14, channels: 3, background: 'white' } } as const;

const changes: readonly (readonly [string, boolean, Paint])[] = [
  ['shows the same as its page', true, (jpeg) => Promise.resolve(jpeg)],
  ['differs without its ink', false, (jpeg) => sharp(jpeg).linear(0, 255).toBuffer()],
  ['differs upside down', false, (jpeg) => sharp(jpeg).rotate(180).toBuffer()],
  [
    'differs without one word',
    false,
    (jpeg) =>
      sharp(jpeg)
        .composite([{ input: white, left: 90, top: 186 }])
        .toBuffer(),
  ],
];

it.each([
  ...changes,
  ['differs in other colours', false, (jpeg: Uint8Array) => sharp(jpeg).greyscale().toBuffer()],
] as const)('a picture of a page %s', async (_what, isSame, paint) => {
  expect(await isTakenForSame(highlighted, paint)).toBe(isSame);
});

const ink = '/Subtype /Ink /Rect [40 40 90 60] /InkList [[40 40 90 60]] /C [1 0 0] /F 4';

// Readers pick pixels of such a scan when they render it smaller, which differ from those of the picture.
describe.each([200, 400])('a scan in black and white of %i dpi', (dpi) => {
  it.each(changes)('%s', async (_what, isSame, paint) => {
    expect(await isTakenForSame(await bilevelScan(dpi, { note: ink }), paint)).toBe(isSame);
  });

  it('is kept with a note drawn on it, and with a hidden layer', async () => {
    const target = path.join(folder, 'scan.pdf');
    expect(await inspectPdf(await bilevelScan(dpi, { note: ink }), target)).toEqual([]);
    expect(await inspectPdf(await bilevelScan(dpi, { isHidden: true }), target)).toEqual([]);
  });
});

/** Inspects a scan with a note; returns the average lightness of the picture of its page, 0 to 255. */
async function lightnessOf(content: Buffer): Promise<number> {
  const target = path.join(folder, 'large.pdf');
  expect(await inspectPdf(content, target)).toEqual([]);
  const [page] = await picturesOf(await readFile(target));
  const pixels = page?.pixels ?? new Uint8ClampedArray();
  return pixels.reduce((sum, value, i) => sum + (i % 4 === 1 ? value : 0), 0) / (pixels.length / 4);
}

describe('a scan in black and white over 16 megapixels, which the second reader omits', () => {
  it.each([
    ['grey', {}],
    ['with a size in objects of its own', { size: (_: number, object: number) => `${object} 0 R` }],
    ['inverted', { kind: '/ColorSpace /DeviceGray /Decode [1 0]' }],
    ['painted through a mask', { kind: '/ImageMask true' }],
  ])('keeps all of it under a note, from a smaller version: %s', async (_kind, options) => {
    const small = await lightnessOf(await bilevelScan(400, { ...options, note: ink }));
    const large = await lightnessOf(await bilevelScan(1_200, { ...options, note: ink }));
    expect(Math.abs(large - small)).toBeLessThan(6);
  });
});
