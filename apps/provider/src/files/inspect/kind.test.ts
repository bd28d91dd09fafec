import { describe, expect, it } from 'vitest';
import { image, jpg, png, zip } from '../testing/image.testing.ts';
import { box, read, withBrands } from '../testing/corpusHeic.testing.ts';
import { createPdf } from '../testing/pdf.testing.ts';
import { determineKind, withoutTextBefore } from './kind.ts';

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
  const later = Buffer.concat([Buffer.from('x'), content]);
  expect(await determineKind(later)).toMatchObject({ code: 'soortNietToegestaan' });
});

it('recognises a photo by its first box, whatever the boxes behind it hold', async () => {
  const begin = box('ftyp', 'heic\0\0\0\0mif1heic');
  const hidden = box('sefd', createPdf());
  expect(await determineKind(Buffer.concat([begin, hidden, box('meta', '')]))).toBe('heic');
});

const photos = [await jpg(40, 30), await png(40, 30), read('small')];

describe('withoutTextBefore', () => {
  const before = ['\u00EF\u00BB\u00BF', '\u00FE\u00FF', ' ', '\r\n\r\n', '\u00EF\u00BB\u00BF\n'];

  it.each(before)('removes the text %j before a photo', (text) => {
    for (const photo of photos) {
      const shifted = Buffer.concat([Buffer.from(text, 'latin1'), photo]);
      expect(withoutTextBefore(shifted).equals(photo)).toBe(true);
    }
  });

  it.each([
    ['a photo', read('small')],
    ['other text', Buffer.from('x\u00D8', 'latin1')],
    ['blank lines alone', Buffer.from('\n\n')],
    ['a web page', Buffer.from('\n<html>')],
    ['much text before a photo', Buffer.concat([Buffer.alloc(200, ' '), read('small')])],
  ])('leaves %s as it is', (_what, content) => {
    expect(withoutTextBefore(content)).toBe(content);
  });
});

describe('a HEIC photo', () => {
  it.each(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'mif2', 'msf1', 'miaf'])(
    'is recognised by its major brand %s',
    async (major) => {
      expect(await determineKind(withBrands(read('small'), major, 'abcd'))).toBe('heic');
    },
  );

  it.each(['heic', 'heix', 'heim', 'heis'])(
    'is recognised by its compatible brand %s',
    async (brand) => {
      for (const major of ['mp42', 'isom', 'qt  ', 'abcd']) {
        const content = withBrands(read('small'), major, 'mp41', brand);
        expect(await determineKind(content)).toBe('heic');
      }
    },
  );

  it.each(['free', 'skip', 'wide', 'sefd', 'uuid'])(
    'is recognised behind a box %s',
    async (name) => {
      const content = Buffer.concat([box(name, 'x'), box(name, ''), read('small')]);
      expect(await determineKind(content)).toBe('heic');
    },
  );

  it.each([
    ['avif', withBrands(read('small'), 'mif1', 'miaf', 'avif')],
    ['avif', withBrands(read('small'), 'avif', 'mif1')],
    ['film', withBrands(read('small'), 'mp42', 'isom')],
    ['film', box('ftyp', 'isom\0\0\0\0mp41')],
  ])('is not confused with another kind: %s', async (detail, content) => {
    expect(await determineKind(content)).toEqual({ code: 'soortNietToegestaan', detail });
  });
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
