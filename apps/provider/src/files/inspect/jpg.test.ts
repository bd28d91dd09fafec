import { expect, it } from 'vitest';
import { jpg, withSegment, zip } from '../testing/image.testing.ts';
import { inspectJpg } from './jpg.ts';

const photo = await jpg(40, 30);
const withTail = (tail: string | Buffer) =>
  Buffer.concat([photo, typeof tail === 'string' ? Buffer.from(tail, 'latin1') : tail]);
const comment = 0xfe;
const exif = 0xe1;

it.each([
  ['as it was made', photo],
  ['with padding behind it', withTail('\0\0\r\n')],
  ['with a note', withSegment(photo, comment, 'Nota van de tandarts')],
  ['with notes of the camera', withSegment(photo, exif, 'Exif\0\0MM\0*')],
])('a JPEG %s has nothing wrong with it', (_how, content) => {
  expect(inspectJpg(content)).toBeUndefined();
});

it.each([
  ['cut off', photo.subarray(0, -2)],
  ['cut off in its notes', photo.subarray(0, 10)],
  ['that is only its beginning', photo.subarray(0, 2)],
])('a JPEG %s is damaged', (_how, content) => {
  expect(inspectJpg(content)).toBe('beschadigd');
});

it.each([
  ['a second picture', photo],
  ['a film', `\0\0\0\u0018ftypmp42${'x'.repeat(40)}`],
  ['a list of its own maker', `${'x'.repeat(40)}SEFT`],
])('%s that a phone put behind it does not stop a photo', (_what, tail) => {
  expect(inspectJpg(withTail(tail))).toBe('extraBeeldVerwijderd');
});

it.each([
  ['in a note', withSegment(photo, comment, '<script>alert(1)</script>')],
  ['in the notes of the camera', withSegment(photo, exif, 'Exif\0\0%PDF-1.7')],
  ['in the last of its own kinds of notes', withSegment(photo, 0xef, '<html>')],
  ['behind the picture', withTail(zip())],
  ['behind the picture, as words', withTail('secret')],
  ['in what looks like a film', withTail('\0\0\0\u0018ftypmp42<script>')],
  ['in what looks like a second picture', withTail(Buffer.concat([photo, zip()]))],
])('what is hidden %s is found', (_where, content) => {
  expect(inspectJpg(content)).toBe('verborgenInhoud');
});
