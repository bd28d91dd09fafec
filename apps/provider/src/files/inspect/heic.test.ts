import { expect, it } from 'vitest';
import { box, read } from '../testing/corpusHeic.testing.ts';
import { zip } from '../testing/image.testing.ts';
import { inspectHeic } from './heic.ts';

const photo = read('plain');
const page = '<html><script>';

/** A box that says another length than it has: in four bytes, or in eight when `wide` is told. */
function boxSaying(size: number, content: string, wide?: number): Buffer {
  const header = Buffer.alloc(wide === undefined ? 8 : 16);
  header.writeUInt32BE(size);
  header.write('free', 4);
  if (wide !== undefined) header.writeBigUInt64BE(BigInt(wide), 8);
  return Buffer.concat([header, Buffer.from(content)]);
}

it.each([
  ['as a phone makes it', Buffer.alloc(0)],
  ['with padding behind it', Buffer.alloc(32)],
  ['with room that is not used', box('free', 'x')],
  ['with a last part that goes on to the end', boxSaying(0, 'the rest')],
  ['with a part whose length takes eight bytes', boxSaying(1, 'x', 17)],
  ['whose picture data happens to look like a page', box('mdat', page)],
])('a photo %s has nothing wrong with it', (_how, behind) => {
  expect(inspectHeic(Buffer.concat([photo, behind]))).toBeUndefined();
});

it.each([
  ['behind it', box('moov', 'film')],
  ['behind it, and padding', Buffer.concat([box('mpvd', 'film'), Buffer.alloc(8)])],
])('a film %s is told, since it does not come along', (_where, behind) => {
  expect(inspectHeic(Buffer.concat([photo, behind]))).toBe('extraBeeldVerwijderd');
});

it.each([
  ['an archive', zip()],
  ['a page', Buffer.from(page)],
  ['a page in a part of its own', box('free', page)],
  ['a page in the film', box('moov', page)],
  ['a page in a last part without an end', boxSaying(0, page)],
  ['a page in a part whose length takes eight bytes', boxSaying(1, page, 16 + page.length)],
  ['a part that no photo has', box('evil', 'x')],
])('%s that is hidden in a photo is found', (_what, behind) => {
  expect(inspectHeic(Buffer.concat([photo, behind]))).toBe('verborgenInhoud');
});

it.each([
  ['that is cut off', photo.subarray(0, photo.length / 2)],
  ['of which one byte is missing', photo.subarray(0, -1)],
  ['with a part shorter than its own header', Buffer.concat([photo, boxSaying(7, 'x')])],
  ['with one that is shorter in eight bytes', Buffer.concat([photo, boxSaying(1, '', 10)])],
  ['with a part longer than the file', Buffer.concat([photo, boxSaying(99, 'x')])],
  ['with one that is longer in eight bytes', Buffer.concat([photo, boxSaying(1, 'x', 18)])],
])('a photo %s is damaged', (_how, content) => {
  expect(inspectHeic(content)).toBe('beschadigd');
});
