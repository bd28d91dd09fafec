import { describe, expect, it } from 'vitest';
import { image, jpg } from '../testing/image.testing.ts';
import { keptPerJpgPixel } from './jpgFrame.ts';

/** Changes a scan to one component, as in a file that stores each colour separately. */
function inParts(photo: Buffer): Buffer {
  const parts = Buffer.from(photo);
  parts.writeUInt8(1, parts.indexOf(Buffer.from([0xff, 0xda])) + 4);
  return parts;
}

describe('memory of a JPEG decoder', () => {
  it('is 0 when it decodes line by line', async () => {
    expect(keptPerJpgPixel(await jpg())).toBe(0);
  });

  it.each([
    ['4:2:0', 3],
    ['4:4:4', 6],
  ])(
    'is two bytes per value for a progressive picture, with %s',
    async (chromaSubsampling, kept) => {
      const photo = await image().jpeg({ progressive: true, chromaSubsampling }).toBuffer();
      expect(keptPerJpgPixel(photo)).toBe(kept);
    },
  );

  it('is the same when each colour has its own scan', async () => {
    expect(keptPerJpgPixel(inParts(await jpg()))).toBe(3);
  });

  it('is computed despite stray bytes, fill bytes and markers without a length', async () => {
    const photo = await image().jpeg({ progressive: true }).toBuffer();
    const stray = Buffer.from([0x00, 0x21, 0xff, 0x00, 0xff, 0xd0, 0xff, 0xff]);
    const content = Buffer.concat([photo.subarray(0, 2), stray, photo.subarray(2)]);
    expect(keptPerJpgPixel(content)).toBe(3);
  });

  it('is infinite without a frame', () => {
    expect(keptPerJpgPixel(Buffer.from([0xff, 0xd8, 0xff, 0xda, 0, 2, 0, 0]))).toBe(Infinity);
    expect(keptPerJpgPixel(Buffer.from([0xff, 0xd8, 0xff, 0xd9]))).toBe(Infinity);
    expect(keptPerJpgPixel(Buffer.from([0xff, 0xd8, 0xff]))).toBe(Infinity);
  });
});
