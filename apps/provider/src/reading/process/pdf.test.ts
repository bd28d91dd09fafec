import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createPdf } from '../../files/testing/pdf.testing.ts';
import { drawPage, readTextLayer, withPdf } from './pdf.ts';

const said = 'Nota 2026-001 van de tandarts voor Sanne de Vries op 3 maart te Utrecht';
const line = `BT /F1 6 Tf 30 100 Td (${said}) Tj ET`;

/** A page of 300 by 200 points with this text, optionally rotated. */
const pageSaying = (drawing: string, page = ''): Buffer =>
  createPdf({
    page,
    write: (object) =>
      object.includes('stream\n')
        ? `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`
        : object,
  });

const toldBy = (content: Buffer) =>
  withPdf(content, async (document) => readTextLayer(await document.getPage(1), false));

it('returns the words of a page with their positions', async () => {
  const page = await toldBy(pageSaying(line));
  const [first, second, ...others] = page?.words ?? [];
  expect([first?.text, second?.text, others.length]).toEqual(['Nota', '2026-001', 12]);
  expect(page?.words.map(({ text }) => text).join(' ')).toBe(said);
  expect(first).toMatchObject({ left: 0.1, certainty: 100 });
  // 100 of 200 points from the bottom: the letters are in the middle of the page.
  expect(first?.top).toBeCloseTo(0.5 - (6 * 0.8) / 200);
  expect((first?.top ?? 0) + (first?.height ?? 0)).toBeCloseTo(0.5 + (6 * 0.2) / 200);
  expect((first?.left ?? 0) + (first?.width ?? 0)).toBeLessThan(second?.left ?? 0);
  expect(page).toMatchObject({ shape: 200 / 300, codes: [], seen: false });
});

it('returns positions on the page as it is displayed when it is rotated', async () => {
  const page = await toldBy(pageSaying(line, '/Rotate 90'));
  const [first, second] = page?.words ?? [];
  expect(page?.shape).toBe(1.5);
  expect(first?.top).toBeCloseTo(0.1);
  expect(first?.left).toBeCloseTo(0.5 - (6 * 0.2) / 200);
  expect(second?.top).toBeGreaterThan((first?.top ?? 1) + (first?.height ?? 1));
});

it.each([
  ['of eleven words', 'a b c d e f g h i j k', undefined],
  ['of twelve words', 'a b c d e f g h i j k l', 12],
  ['that is only a picture', '', undefined],
])('returns words only for a page with enough text: %s', async (_which, words, count) => {
  const page = await toldBy(pageSaying(`BT /F1 6 Tf 30 100 Td (${words}) Tj ET`));
  expect(page?.words.length).toBe(count);
});

it.each([
  ['', 600, 400],
  ['/Rotate 90', 400, 600],
])('renders a page as displayed, scaled to its long side: %j', async (page, width, height) => {
  const drawn = await withPdf(pageSaying(line, page), async (document) =>
    drawPage(await document.getPage(1), 600),
  );
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'png', width, height });
  // The letters leave dark pixels.
  const { channels } = await sharp(drawn).flatten({ background: 'white' }).stats();
  expect(channels[0]?.min).toBeLessThan(100);
});

it('rejects a file that is not a PDF', async () => {
  await expect(withPdf(Buffer.from('nothing'), async () => 'opened')).rejects.toThrow();
});
