import { expect, it } from 'vitest';
import { drawBill } from './drawnBill.testing.ts';
import { judgePhoto } from './judgePhoto.ts';
import { readGrey, turnPhoto } from './picture.ts';

const judge = async (...shot: Parameters<typeof drawBill>) =>
  judgePhoto(await readGrey(await drawBill(...shot)));

it('accepts a good photo and a scan, also slightly blurred or dark', async () => {
  expect(await judge()).toBeUndefined();
  expect(await judge({ scan: true })).toBeUndefined();
  expect(await judge({ blur: 0.8 })).toBeUndefined();
  expect(await judge({ light: 0.7 })).toBeUndefined();
});

it('detects a photo that is blurred, dark, or cuts an edge of the bill off', async () => {
  expect(await judge({ blur: 5 })).toBe('blurred');
  expect(await judge({ light: 0.3 })).toBe('dark');
  expect(await judge({ shifted: 340 })).toBe('cut');
});

it('does not judge a page without print', async () => {
  const pixels = new Uint8ClampedArray(100).fill(250);
  expect(judgePhoto({ width: 10, height: 10, pixels })).toBeUndefined();
});

it('turns a photo by a quarter, with the same name', async () => {
  const turned = await turnPhoto(await drawBill());
  expect(turned).toMatchObject({ name: 'nota.jpg', type: 'image/jpeg' });
  const { width, height } = await createImageBitmap(turned);
  expect([width, height]).toEqual([1600, 1200]);
});
