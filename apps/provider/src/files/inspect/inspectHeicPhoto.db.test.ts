import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createTestFolder } from '../../testing/testFolder.testing.ts';
import { box, gridPhoto, read } from '../testing/corpusHeic.testing.ts';
import { decodeWhole, openHeifPhoto } from './heifPhoto.ts';
import { inspectHeicPhoto } from './inspectHeicPhoto.ts';

const folder = await createTestFolder('heic');
const target = path.join(folder, 'target');

// A narrow last column and a low last row, so that rotated tiles extend before the picture.
const small = { columns: 3, rows: 2, width: 1400, height: 900 };

/** Returns the pixels that libheif decodes at once, row by row. */
function atOnce(content: Buffer): Buffer {
  const photo = openHeifPhoto(content);
  const lines =
    photo &&
    decodeWhole(photo, ({ pixels, width, height, stride }) =>
      Array.from({ length: height }, (_, line) =>
        Buffer.from(pixels.subarray(line * stride, line * stride + width * 3)),
      ),
    );
  return Buffer.concat(lines ?? []);
}

describe('a tiled photo', () => {
  it.each([0, 1, 2, 3])(
    'decodes to the same picture by tile as at once, rotated by %i quarters',
    async (quarters) => {
      const content = gridPhoto({ ...small, quarters });
      expect(openHeifPhoto(content)?.tiles).toBeDefined();
      expect(await inspectHeicPhoto(content, target)).toEqual([{ code: 'omgezet' }]);
      const whole = atOnce(content);
      const { data, info } = await sharp(target).raw().toBuffer({ resolveWithObject: true });
      const [width, height] = quarters % 2 === 0 ? [1400, 900] : [900, 1400];
      expect([info.width, info.height, whole.length]).toEqual([width, height, data.length]);
      const other = data.filter((value, i) => Math.abs(value - (whole[i] ?? 0)) > 60).length;
      expect(other / data.length).toBeLessThan(0.002);
    },
  );

  it('is stored at full size up to 24 megapixels', async () => {
    await inspectHeicPhoto(gridPhoto({ columns: 11, rows: 9, width: 5632, height: 4224 }), target);
    const { width, height } = await sharp(target).metadata();
    expect([width, height]).toEqual([5632, 4224]);
  });

  it('is stored at half its size above that, with each part in its place', async () => {
    const phone = { columns: 16, rows: 12, width: 8064, height: 6048, quarters: 3 };
    await inspectHeicPhoto(gridPhoto(phone), target);
    const { width, height } = await sharp(target).metadata();
    expect([width, height]).toEqual([3024, 4032]);
    const colourAt = async (left: number, top: number): Promise<string> => {
      const pixel = sharp(target).extract({ left, top, width: 1, height: 1 });
      return [...(await pixel.raw().toBuffer())].map((part) => (part < 0x80 ? '3' : 'c')).join('');
    };
    // Six colours in a row, 256 pixels each; rotated, the first row is at the right, from top to bottom.
    const down = [0, 1, 2, 3, 4, 5, 15].map((tile) => colourAt(3000, tile * 256 + 128));
    expect(await Promise.all(down)).toEqual(['c33', '3c3', '33c', 'cc3', '3cc', 'c3c', 'cc3']);
  });
});

it.each([8, 100, 5_000])(
  'keeps a photo behind another box of %i bytes, whether or not its positions count them',
  async (bytesBefore) => {
    await inspectHeicPhoto(gridPhoto(small), target);
    const kept = await readFile(target);
    const before = box('free', Buffer.alloc(bytesBefore - 8));
    for (const photo of [gridPhoto({ ...small, bytesBefore }), gridPhoto(small)]) {
      const content = Buffer.concat([before, photo]);
      expect(await inspectHeicPhoto(content, target)).toEqual([{ code: 'omgezet' }]);
      expect(await readFile(target)).toEqual(kept);
    }
  },
);

it('stores a transparent drawing on white', async () => {
  expect(await inspectHeicPhoto(read('transparent'), target)).toContainEqual({ code: 'omgezet' });
  const { data, info } = await sharp(target).raw().toBuffer({ resolveWithObject: true });
  const at = (left: number) => data[(320 * info.width + left) * info.channels] ?? -1;
  // Its left half is black and its right half transparent, which must not become black.
  expect([at(100) < 0x20, at(500) > 0xe0]).toEqual([true, true]);
});
