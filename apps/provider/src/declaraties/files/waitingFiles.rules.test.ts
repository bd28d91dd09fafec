import { expect, it } from 'vitest';
import { maximumWaiting, mayStoreFile, tooManyWaiting } from './waitingFiles.rules.ts';

const megabyte = 1024 * 1024;

it('allows the files of four full claims', () => {
  expect(maximumWaiting).toEqual({ count: 40, bytes: 160 * megabyte });
});

it.each([
  ['the first one', 0, 0, 10 * megabyte, true],
  ['the fortieth', 39, 100, 100, true],
  ['one more than forty', 40, 100, 100, false],
  ['one that fills the room to the byte', 20, 150 * megabyte, 10 * megabyte, true],
  ['one that is a byte too large', 20, 150 * megabyte + 1, 10 * megabyte, false],
])('tells whether a file may wait for its claim: %s', (_what, count, bytes, size, may) =>
  expect(mayStoreFile({ count, bytes }, size)).toBe(may),
);

it('explains what to do at a full quota', () => {
  expect(tooManyWaiting).toMatchObject({ code: 'teVeelWachtend', level: 'error' });
  expect(tooManyWaiting.message).toContain('Dien eerst een declaratie in.');
});
