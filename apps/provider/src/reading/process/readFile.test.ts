import { rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import Pdf from 'pdfkit';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { beforeEach, expect, it, vi } from 'vitest';
import { createTestFolder } from '../../testing/testFolder.testing.ts';
import { drawPage, withPdf } from './pdf.ts';
import { type Reading, readPages, showPage } from './readFile.ts';

// Enough time for a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const folder = await createTestFolder('pages');
const target = path.join(folder, 'target');
beforeEach(() => rm(target, { force: true }));

const words = 'Nota van de tandarts voor Sanne de Vries te Utrecht over het jaar';

type Kind = 'told' | 'picture';

/** A PDF with pages of text, or of a picture of that text. */
async function pdfWith(picture: Buffer, ...pages: readonly Kind[]): Promise<Buffer> {
  const pdf = new Pdf({ autoFirstPage: false, size: 'A4', margin: 60 });
  const whole = buffer(pdf);
  for (const kind of pages) {
    pdf.addPage().fontSize(13);
    if (kind === 'picture') pdf.image(picture, 0, 0, { width: 595 });
    else for (let i = 0; i < 8; i += 1) pdf.text(`${words}\n\n`);
  }
  pdf.end();
  return whole;
}

const photo = await withPdf(await pdfWith(Buffer.alloc(0), 'told'), async (document) =>
  sharp(await drawPage(await document.getPage(1), 1400))
    .flatten()
    .jpeg()
    .toBuffer(),
);
const pdfOf = (...pages: readonly Kind[]): Promise<Buffer> => pdfWith(photo, ...pages);

let count = 0;
async function reading(content: Buffer, kind: Reading['kind'], page = 1): Promise<Reading> {
  count += 1;
  const source = path.join(folder, `file${count}`);
  await writeFile(source, content);
  return { source, key: `key${count}`, kind, page };
}

const seenOf = async (asked: Reading) => {
  const { pages, count: all } = await readPages(asked);
  return [pages.map(({ seen }) => (seen ? 'seen' : 'told')), all];
};

it('reads all pages of text at once', async () => {
  expect(await seenOf(await reading(await pdfOf('told', 'told', 'told'), 'pdf'))).toEqual([
    ['told', 'told', 'told'],
    3,
  ]);
});

it('reads a page that needs recognition by itself', async () => {
  const bill = await pdfOf('told', 'picture', 'told');
  expect(await seenOf(await reading(bill, 'pdf', 1))).toEqual([['told'], 3]);
  expect(await seenOf(await reading(bill, 'pdf', 2))).toEqual([['seen'], 3]);
  expect(await seenOf(await reading(bill, 'pdf', 3))).toEqual([['told'], 3]);
  expect(await seenOf(await reading(bill, 'pdf', 4))).toEqual([[], 3]);
});

it('reads a photo as one page', async () => {
  const { pages, count: all } = await readPages(await reading(photo, 'jpg'));
  expect([pages.length, all]).toEqual([1, 1]);
  const read = pages[0]?.words.map(({ text }) => text).join(' ');
  expect(read).toContain('tandarts voor Sanne de Vries');
});

it.each([
  ['a page of a bill that tells its words', 'pdf', () => pdfOf('told', 'told'), 2],
  ['a page that is a picture', 'pdf', () => pdfOf('picture'), 1],
  ['a photo', 'jpg', () => Promise.resolve(photo), 1],
] as const)('shows %s upright as a JPEG', async (_what, kind, make, page) => {
  expect(await showPage(await reading(await make(), kind, page), target)).toBe(true);
  const { format, width, height } = await sharp(target).metadata();
  expect([format, Math.round((height / width) * 10)]).toEqual(['jpeg', 14]);
});

it('shows a photo upright, in the orientation in which it was read', async () => {
  const lying = await reading(await sharp(photo).rotate(90).jpeg().toBuffer(), 'jpg');
  const { pages } = await readPages(lying);
  expect(pages[0]?.shape).toBeGreaterThan(1.3);
  await showPage(lying, target);
  const { width, height } = await sharp(target).metadata();
  expect(height).toBeGreaterThan(width);
});

it('shows a page without reading it again', async () => {
  const lying = await reading(await sharp(photo).rotate(90).jpeg().toBuffer(), 'jpg');
  await readPages(lying);
  // A second reading would not rotate this one.
  await writeFile(lying.source, photo);
  await showPage(lying, target);
  const { width, height } = await sharp(target).metadata();
  expect(width).toBeGreaterThan(height);
});

it.each([
  ['of a bill of one page', 'pdf', () => pdfOf('told')],
  ['of a photo', 'jpg', () => Promise.resolve(photo)],
] as const)('returns nothing for a second page %s', async (_which, kind, make) => {
  expect(await showPage(await reading(await make(), kind, 2), target)).toBe(false);
  expect(existsSync(target)).toBe(false);
});

it('rejects a file that no program can open', async () => {
  await expect(readPages(await reading(Buffer.from('nothing'), 'pdf'))).rejects.toThrow();
  await expect(readPages(await reading(Buffer.from('nothing'), 'jpg'))).rejects.toThrow();
});
