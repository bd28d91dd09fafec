import { expect, it } from 'vitest';
import { drawBill } from './drawnBill.testing.ts';
import { judgePhoto } from './judgePhoto.ts';
import { readGrey, turnPhoto } from './picture.ts';

const judge = async (...shot: Parameters<typeof drawBill>) =>
  judgePhoto(await readGrey(await drawBill(...shot)));

it('a good photo and a scan are good, also a little soft or in less light', async () => {
  expect(await judge()).toBeUndefined();
  expect(await judge({ scan: true })).toBeUndefined();
  expect(await judge({ blur: 0.8 })).toBeUndefined();
  expect(await judge({ light: 0.7 })).toBeUndefined();
});

it('a photo that is not sharp, too dark, or without an edge of the bill is told', async () => {
  expect(await judge({ blur: 5 })).toBe('blurred');
  expect(await judge({ light: 0.3 })).toBe('dark');
  expect(await judge({ shifted: 340 })).toBe('cut');
});

it('a page without print is not judged', async () => {
  const pixels = new Uint8ClampedArray(100).fill(250);
  expect(judgePhoto({ width: 10, height: 10, pixels })).toBeUndefined();
});

it('a photo is turned a quarter, and stays a photo of that name', async () => {
  const turned = await turnPhoto(await drawBill());
  expect(turned).toMatchObject({ name: 'nota.jpg', type: 'image/jpeg' });
  const { width, height } = await createImageBitmap(turned);
  expect([width, height]).toEqual([1600, 1200]);
});
