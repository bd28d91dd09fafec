import { expect, it } from 'vitest';
import { maximumWaiting, mayWait, tooManyWaiting } from './waitingFiles.rules.ts';

const megabyte = 1024 * 1024;

it('there is room for the files of four full claims', () => {
  expect(maximumWaiting).toEqual({ count: 40, bytes: 160 * megabyte });
});

it.each([
  ['the first one', 0, 0, 10 * megabyte, true],
  ['the fortieth', 39, 100, 100, true],
  ['one more than forty', 40, 100, 100, false],
  ['one that fills the room to the byte', 20, 150 * megabyte, 10 * megabyte, true],
  ['one that is a byte too large', 20, 150 * megabyte + 1, 10 * megabyte, false],
])('a file may wait for its claim: %s?', (_what, count, bytes, size, may) =>
  expect(mayWait({ count, bytes }, size)).toBe(may),
);

it('who has no room left reads what to do about it', () => {
  expect(tooManyWaiting).toMatchObject({ code: 'teVeelWachtend', level: 'error' });
  expect(tooManyWaiting.message).toContain('Dien eerst een declaratie in.');
});
