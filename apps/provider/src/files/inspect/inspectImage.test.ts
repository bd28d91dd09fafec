import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { beforeEach, expect, it, vi } from 'vitest';
import { createTestFolder } from '../../testing/testFolder.testing.ts';
import { image, jpg, jpgWithSize, phonePhoto, png, pngBomb } from '../testing/image.testing.ts';
import { inspectImage } from './inspectImage.ts';

// Large pictures are generated here, on machines of any speed.
vi.setConfig({ testTimeout: 60_000 });

const folder = await createTestFolder('photo');
const target = path.join(folder, 'target');
beforeEach(() => rm(target, { force: true }));

/** A picture of one colour: only its size matters. */
const large = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#fdfdf5' } });

const lying = (picture: Sharp): Sharp => picture.withMetadata({ orientation: 6 });

function withFlippedBit(content: Buffer, position: number): Buffer {
  const changed = Buffer.from(content);
  const at = position < 0 ? content.length + position : position;
  changed[at] = (changed[at] ?? 0) ^ 1;
  return changed;
}

/** Zeros in the place of data, between two parts of the whole. */
function withZeros(content: Buffer, begin: number, end: number): Buffer {
  const [from, to] = [begin, end].map((part) => Math.floor(content.length * part));
  return Buffer.from(content).fill(0, from, to);
}

/** A picture of equal detail everywhere, so that its data has no natural zeros. */
function detailed(): Sharp {
  const [width, height] = [900, 600];
  let state = 1;
  const values = Uint8Array.from({ length: width * height * 3 }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state >> 16;
  });
  return sharp(values, { raw: { width, height, channels: 3 } }).blur(1.2);
}

async function sizeKept(): Promise<readonly number[]> {
  const { width, height } = await sharp(target).metadata();
  return [width, height];
}

it.each([
  ['jpg', () => jpg()],
  ['png', () => png()],
] as const)('re-encodes a valid %s', async (kind, make) => {
  expect(await inspectImage(kind, await make(), target)).toEqual([]);
  expect((await sharp(target).metadata()).format).toBe(kind === 'jpg' ? 'jpeg' : 'png');
  expect(await sizeKept()).toEqual([900, 600]);
});

it('rotates a photo upright and removes its location', async () => {
  expect(await inspectImage('jpg', await phonePhoto(), target)).toEqual([
    { code: 'locatieVerwijderd' },
  ]);
  expect(await sizeKept()).toEqual([600, 900]);
  expect((await sharp(target).metadata()).exif).toBeUndefined();
});

it.each([false, true])(
  'keeps a jpg without its end marker (progressive: %s)',
  async (progressive) => {
    const whole = await image().jpeg({ progressive }).toBuffer();
    await inspectImage('jpg', whole, target);
    const kept = await readFile(target);
    for (const missing of [1, 2]) {
      expect(await inspectImage('jpg', whole.subarray(0, -missing), target)).toEqual([]);
      expect(await readFile(target)).toEqual(kept);
    }
    expect(await inspectImage('jpg', whole.subarray(0, -3), target)).toEqual([
      { code: 'beschadigd' },
    ]);
  },
);

it('keeps a jpg with zeros behind it, and one of white whose data ends in zeros', async () => {
  const white = await large(900, 600).jpeg({ mozjpeg: true }).toBuffer();
  for (const photo of [await jpg(), white, white.subarray(0, -2)]) {
    const padded = photo === white || photo.at(-1) === 0xd9 ? [0, 8, 5_000] : [0];
    for (const count of padded) {
      const content = Buffer.concat([photo, Buffer.alloc(count)]);
      expect(await inspectImage('jpg', content, target)).toEqual([]);
    }
  }
});

it.each([
  ['with standard tables', [0.05, 0.4, 0.85], { optimiseCoding: false }],
  ['with tables of its own', [0.05, 0.4, 0.85], { optimiseCoding: true }],
  ['in steps', [0.05, 0.4, 0.7], { progressive: true }],
])('keeps a jpg %s with zeros before its end, not for data', async (_how, begins, options) => {
  const photo = await detailed()
    .jpeg({ ...options, chromaSubsampling: '4:4:4' })
    .toBuffer();
  const padded = Buffer.concat([photo.subarray(0, -2), Buffer.alloc(3_000), photo.subarray(-2)]);
  expect(await inspectImage('jpg', padded, target)).toEqual([]);
  for (const begin of begins) {
    const tail = Buffer.concat([withZeros(photo, begin, 1), photo.subarray(-2)]);
    for (const content of [withZeros(photo, begin, begin + 0.03), tail]) {
      expect(await inspectImage('jpg', content, target)).toEqual([{ code: 'beschadigd' }]);
    }
  }
});

it('keeps the first of two pictures', async () => {
  const two = Buffer.concat([await jpg(300, 300), await jpg()]);
  expect(await inspectImage('jpg', two, target)).toEqual([
    { code: 'beeldKlein', detail: '300 × 300' },
  ]);
  expect(await sizeKept()).toEqual([300, 300]);
});

it.each([
  ['a large upright one keeps its size', large(8000, 6000), [8000, 6000]],
  ['a rotated one keeps its size', lying(large(6000, 5000)), [5000, 6000]],
  ['a larger rotated one is halved', lying(large(7000, 5000)), [2500, 3500]],
])('re-encodes a photo of a phone: %s', async (_which, picture, size) => {
  expect(await inspectImage('jpg', await picture.jpeg().toBuffer(), target)).toEqual([]);
  expect(await sizeKept()).toEqual(size);
});

it.each([
  ['jpg', 'that comes in steps', () => large(8000, 6000).jpeg({ progressive: true })],
  ['png', 'that comes in steps', () => large(7000, 5000).png({ progressive: true })],
  ['png', 'that has to be turned', () => lying(large(7000, 5000)).png()],
] as const)('refuses a large %s %s that takes too much memory', async (kind, _how, make) => {
  const content = await make().toBuffer();
  expect(await inspectImage(kind, content, target)).toEqual([{ code: 'teZwaar' }]);
  expect(existsSync(target)).toBe(false);
});

it.each([
  ['jpg', 'cut off before its end', 'beschadigd', async () => (await jpg()).subarray(0, -3)],
  ['png', 'cut off in its picture', 'beschadigd', async () => (await png()).subarray(0, -40)],
  ['png', 'with a changed size', 'beschadigd', async () => withFlippedBit(await png(), 19)],
  ['png', 'with a changed pixel', 'beschadigd', async () => withFlippedBit(await png(), -20)],
  ['jpg', 'that is cut off', 'beschadigd', async () => (await jpg()).subarray(0, 2000)],
  [
    'jpg',
    'that is cut off and ends nevertheless',
    'beschadigd',
    async () => Buffer.concat([(await jpg()).subarray(0, 2000), Buffer.from([0xff, 0xd9])]),
  ],
  [
    'jpg',
    'of which the second half is zeros',
    'beschadigd',
    async () => withZeros(await jpg(), 0.5, 1),
  ],
  [
    'jpg',
    'of which data in the middle is zeros',
    'beschadigd',
    async () => withZeros(await jpg(), 0.8, 0.85),
  ],
  ['png', 'with fewer pixels than its header says', 'beschadigd', async () => pngBomb(900, 900)],
  [
    'jpg',
    'with too many pixels',
    'teVeelPixels',
    async () => jpgWithSize(await jpg(), 10_000, 6_000),
  ],
] as const)('refuses a %s %s and stores nothing of it', async (kind, _how, code, make) => {
  expect(await inspectImage(kind, await make(), target)).toMatchObject([{ code }]);
  expect(existsSync(target)).toBe(false);
});

it('does not blame a photo when the disk is full', async () => {
  const content = await image(500, 500).jpeg().toBuffer();
  await expect(inspectImage('jpg', content, '/dev/full')).rejects.toThrow();
});
