import { describe, expect, it } from 'vitest';
import { gridPhoto, read, zeroedFrom } from '../testing/corpusHeic.testing.ts';
import {
  decodeTile,
  decodeWhole,
  hasZeroedData,
  hasZeroedPart,
  type HeifPhoto,
  openHeifPhoto,
  type Part,
} from './heifPhoto.ts';

const small = { columns: 3, rows: 2, width: 1400, height: 900 };

function opened(content: Buffer): HeifPhoto {
  const photo = openHeifPhoto(content);
  if (!photo) throw new Error('Not a photo');
  return photo;
}

/** Returns which of red, green and blue are light in a pixel; after compression they are near 33 or near cc. */
const colourAt =
  (left: number, top: number) =>
  ({ pixels, stride }: Part): string =>
    [0, 1, 2].map((i) => ((pixels[top * stride + left * 3 + i] ?? 0) < 0x80 ? '3' : 'c')).join('');

it('reads size and number of pictures before decoding', () => {
  expect(opened(read('plain'))).toMatchObject({ width: 900, height: 600, pictures: 1 });
  expect(opened(gridPhoto({ ...small, quarters: 1 }))).toMatchObject({ width: 900, height: 1400 });
});

it('decodes a photo without tiles at once', () => {
  const photo = opened(read('plain'));
  expect(photo.tiles).toBeUndefined();
  const seen = decodeWhole(photo, (part) => [part.width, part.height, colourAt(20, 20)(part)]);
  expect(seen).toEqual([900, 600, '333']);
});

it.each([
  [0, { columns: 3, rows: 2, left: 0, top: 0 }],
  [1, { columns: 2, rows: 3, left: 0, top: 136 }],
  [2, { columns: 3, rows: 2, left: 136, top: 124 }],
  [3, { columns: 2, rows: 3, left: 124, top: 0 }],
])('reports the excess before a grid that is rotated by %i quarters', (quarters, tiles) => {
  expect(opened(gridPhoto({ ...small, quarters })).tiles).toEqual({
    ...tiles,
    width: 512,
    height: 512,
  });
});

it('decodes each tile separately', () => {
  const photo = opened(gridPhoto(small));
  const seen = [0, 1, 2].map((column) => decodeTile(photo, column, 1, colourAt(200, 200)));
  expect(seen).toEqual(['cc3', '3cc', 'c3c']);
});

it('returns undefined for a missing tile', () => {
  expect(decodeTile(opened(gridPhoto(small)), 3, 0, () => 'seen')).toBeUndefined();
});

it.each([
  ['of which turned tiles begin at an odd pixel', { ...small, width: 1399, quarters: 2 }],
  ['that is one tile only', { columns: 1, rows: 1, width: 512, height: 512 }],
])('does not decode a grid %s by tile', (_how, grid) => {
  expect(opened(gridPhoto(grid)).tiles).toBeUndefined();
});

it.each([
  ['nothing', Buffer.alloc(0)],
  ['text', Buffer.from('Nota 2026-001')],
  ['only the beginning of a photo', read('plain').subarray(0, 40)],
])('does not open %s', (_what, content) => {
  expect(openHeifPhoto(content)).toBeUndefined();
});

it('opens a truncated photo, but cannot decode it', () => {
  const content = read('plain');
  const photo = openHeifPhoto(content.subarray(0, content.length / 2));
  expect(photo && decodeWhole(photo, () => 'seen')).toBeUndefined();
});

const part = (...bytes: readonly number[]) => Buffer.from([0, 0, 0, bytes.length, ...bytes]);
const zeros = (count: number) => Array.from({ length: count }, () => 0);

describe('hasZeroedPart', () => {
  it.each<[string, boolean, Buffer]>([
    ['no part', false, Buffer.alloc(0)],
    ['escaped zeros', false, part(0x28, 0, 0, 3, 0, 0, 3, 9)],
    ['padding at its end', false, part(0x28, 9, ...zeros(16))],
    ['padding behind it', false, Buffer.concat([part(0x28, 9), Buffer.alloc(16)])],
    ['zeros behind it', true, Buffer.concat([part(0x28, 9), Buffer.alloc(17)])],
    ['zeros at its end', true, part(0x28, 9, ...zeros(17))],
    ['zeros in the middle', true, part(0x28, 0, 0, 0, 9)],
    ['zeros in a later part', true, Buffer.concat([part(0x28, 9), part(0x28, 0, 0, 0, 9)])],
    ['zeros in the place of a part', true, Buffer.concat([part(0x28, 9), Buffer.alloc(40)])],
  ])('judges data with %s as %s', (_what, isZeroed, content) => {
    expect(hasZeroedPart(content)).toBe(isZeroed);
  });
});

it.each(['plain', 'grid', 'small', 'large'])(
  'finds zeros in the data of %s only when there are some',
  (name) => {
    expect(hasZeroedData(opened(read(name)))).toBe(false);
    expect(hasZeroedData(opened(zeroedFrom(read(name), 0.4)))).toBe(true);
  },
);
