import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createTestFolder } from '../../testing/testFolder.testing.ts';
import { gridPhoto, read } from '../testing/corpusHeic.testing.ts';
import { decodeWhole, openHeifPhoto } from './heifPhoto.ts';
import { inspectHeicPhoto } from './inspectHeicPhoto.ts';

const folder = await createTestFolder('heic');
const target = path.join(folder, 'target');

// A narrow last column and a low last row, so that turned tiles reach beyond the picture in front.
const small = { columns: 3, rows: 2, width: 1400, height: 900 };

/** The picture that libheif makes of all of it at once: its pixels, line after line. */
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

describe('a photo of tiles', () => {
  it.each([0, 1, 2, 3])(
    'is the same picture tile by tile as at once, turned by %i quarters',
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

  it('is kept as it is up to 24 megapixels', async () => {
    await inspectHeicPhoto(gridPhoto({ columns: 11, rows: 9, width: 5632, height: 4224 }), target);
    const { width, height } = await sharp(target).metadata();
    expect([width, height]).toEqual([5632, 4224]);
  });

  it('is kept at half its size when it is larger than we keep, each part in its place', async () => {
    const phone = { columns: 16, rows: 12, width: 8064, height: 6048, quarters: 3 };
    await inspectHeicPhoto(gridPhoto(phone), target);
    const { width, height } = await sharp(target).metadata();
    expect([width, height]).toEqual([3024, 4032]);
    const colourAt = async (left: number, top: number): Promise<string> => {
      const pixel = sharp(target).extract({ left, top, width: 1, height: 1 });
      return [...(await pixel.raw().toBuffer())].map((part) => (part < 0x80 ? '3' : 'c')).join('');
    };
    // Six colours in a row, 256 pixels each; turned, the first row stands at the right, and goes down.
    const down = [0, 1, 2, 3, 4, 5, 15].map((tile) => colourAt(3000, tile * 256 + 128));
    expect(await Promise.all(down)).toEqual(['c33', '3c3', '33c', 'cc3', '3cc', 'c3c', 'cc3']);
  });
});

it('a drawing that can be seen through is kept on white', async () => {
  expect(await inspectHeicPhoto(read('transparent'), target)).toContainEqual({ code: 'omgezet' });
  const { data, info } = await sharp(target).raw().toBuffer({ resolveWithObject: true });
  const at = (left: number) => data[(320 * info.width + left) * info.channels] ?? -1;
  // Its left half is black, its right half is not there: what is kept of that must not be black as well.
  expect([at(100) < 0x20, at(500) > 0xe0]).toEqual([true, true]);
});
