import { buffer } from 'node:stream/consumers';
import Pdf from 'pdfkit';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { drawPage, withPdf } from './pdf.ts';
import { readPhoto, shownSize, uprightPicture } from './photo.ts';

// However busy the machine is.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const line = 'Nota van de tandarts voor Sanne de Vries te Utrecht over het jaar';

/** Returns a photo of a page with a repeated line. */
async function photoOf(times: number): Promise<Buffer> {
  const pdf = new Pdf({ size: 'A4', margin: 60 });
  const whole = buffer(pdf);
  pdf.fontSize(13);
  for (let i = 0; i < times; i += 1) pdf.text(`${line}\n\n`);
  pdf.end();
  return withPdf(await whole, async (document) =>
    sharp(await drawPage(await document.getPage(1), 1400))
      .flatten()
      .jpeg()
      .toBuffer(),
  );
}

const photo = await photoOf(4);
const held = (degrees: number) => sharp(photo).rotate(degrees).jpeg().toBuffer();
const colorAt = async (picture: Buffer, left: number, top: number) => [
  ...(await sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
];

describe('a photo of a page', () => {
  it.each([
    [90, 270],
    [180, 180],
  ])('taken at %i° is read upright, rotated by %i', async (degrees, back) => {
    const { page, turn } = await readPhoto(await held(degrees));
    expect(page.words.map(({ text }) => text).join(' ')).toContain('tandarts voor Sanne de Vries');
    expect(page).toMatchObject({ seen: true, codes: [] });
    expect(page.shape).toBeGreaterThan(1.3);
    expect(((Math.round(turn) % 360) + 360) % 360).toBe(back);
  });
});

describe('a photo for display', () => {
  it('is rotated as it was read, and no wider than a screen', async () => {
    const { format, width, height } = await sharp(
      await uprightPicture(await held(90), 270),
    ).metadata();
    expect([format, width]).toEqual(['jpeg', 1_200]);
    expect(height).toBeGreaterThan(1_600);
    expect(height).toBeLessThanOrEqual(shownSize);
  });

  it('is white outside the print: what shines through, and corners from the rotation', async () => {
    const channels = { width: 400, height: 400, channels: 4 } as const;
    const clear = await sharp({ create: { ...channels, background: '#0000' } })
      .png()
      .toBuffer();
    expect(await colorAt(await uprightPicture(clear, 0), 200, 200)).toEqual([255, 255, 255]);
    const dark = await sharp({ create: { ...channels, background: 'black' } })
      .png()
      .toBuffer();
    expect(await colorAt(await uprightPicture(dark, 45), 2, 2)).toEqual([255, 255, 255]);
  });
});
