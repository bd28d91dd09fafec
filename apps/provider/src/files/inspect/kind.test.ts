import { expect, it } from 'vitest';
import { image, jpg, png, zip } from '../testing/image.testing.ts';
import { box } from '../testing/corpusHeic.testing.ts';
import { createPdf } from '../testing/pdf.testing.ts';
import { determineKind } from './kind.ts';

it('finds the header of a PDF in the first 1,024 bytes', async () => {
  const pdf = createPdf();
  const behind = (count: number) => determineKind(Buffer.concat([Buffer.alloc(count, ' '), pdf]));
  expect([await behind(0), await behind(1_024)]).toEqual(['pdf', 'pdf']);
  expect(await behind(1_025)).toMatchObject({ code: 'soortNietToegestaan' });
});

it.each([
  ['jpg', await jpg(40, 30)],
  ['png', await png(40, 30)],
])('recognises a %s by its first bytes', async (kind, content) => {
  expect(await determineKind(content)).toBe(kind);
  // Must be at the very start.
  const later = Buffer.concat([Buffer.from(' '), content]);
  expect(await determineKind(later)).toMatchObject({ code: 'soortNietToegestaan' });
});

it('recognises a photo by its first box, whatever the boxes behind it hold', async () => {
  const begin = box('ftyp', 'heic\0\0\0\0mif1heic');
  const hidden = box('sefd', createPdf());
  expect(await determineKind(Buffer.concat([begin, hidden, box('meta', '')]))).toBe('heic');
});

it('reports an empty file', async () => {
  expect(await determineKind(Buffer.alloc(0))).toEqual({ code: 'leeg' });
});

it.each([
  ['zip-bestand', zip()],
  ['gif', await image(40, 30).gif().toBuffer()],
  ['webp', await image(40, 30).webp().toBuffer()],
  ['tiff', await image(40, 30).tiff().toBuffer()],
  ['svg-tekening', Buffer.from('<?xml version="1.0"?><svg xmlns="x"/>')],
  ['webpagina', Buffer.from('\n<!DOCTYPE html><p>nota')],
  ['xml', Buffer.from(' <?xml version="1.0"?><nota/>')],
])('names the kind of a file that is not accepted: %s', async (detail, content) => {
  expect(await determineKind(content)).toEqual({ code: 'soortNietToegestaan', detail });
});

it('does not name an unknown kind', async () => {
  expect(await determineKind(Buffer.from('Beste lezer'))).toEqual({ code: 'soortNietToegestaan' });
});
