import { expect, it } from 'vitest';
import { block, png, withBlock, zip } from '../testing/image.testing.ts';
import { inspectPng } from './png.ts';

const picture = await png(40, 30);
const changed = (position: number) => {
  const content = Buffer.from(picture);
  content[position] = (content[position] ?? 0) ^ 1;
  return content;
};

it.each([
  ['as it was made', picture],
  ['with padding behind it', Buffer.concat([picture, Buffer.from('\r\n\0')])],
  ['with a note', withBlock(picture, 'tEXt', 'Comment\0Nota van de tandarts')],
])('a PNG %s has nothing wrong with it', (_how, content) => {
  expect(inspectPng(content)).toBeUndefined();
});

it.each([
  ['cut off in its picture', picture.subarray(0, -40)],
  ['cut off before its end', picture.subarray(0, -12)],
  ['cut off in its last checksum', picture.subarray(0, -1)],
  ['of which a pixel changed', changed(picture.length - 20)],
  ['of which the size changed', changed(19)],
  ['that is only its header', picture.subarray(0, 8)],
  ['that says a part is longer than the file', withLength(0xff_ff_ff_ff)],
])('a PNG %s is damaged', (_how, content) => {
  expect(inspectPng(content)).toBe('beschadigd');
});

function withLength(length: number): Buffer {
  const content = Buffer.from(picture);
  content.writeUInt32BE(length, 8);
  return content;
}

it.each([
  ['in a note', withBlock(picture, 'tEXt', 'Comment\0<script>alert(1)</script>')],
  ['in a part of its own', withBlock(picture, 'prVt', zip().toString('latin1'))],
  ['behind the picture', Buffer.concat([picture, zip()])],
  ['as another picture behind it', Buffer.concat([picture, picture])],
  ['as one letter behind it', Buffer.concat([picture, Buffer.from('x')])],
])('what is hidden %s is found', (_where, content) => {
  expect(inspectPng(content)).toBe('verborgenInhoud');
});

it('the pixels themselves may look like anything', () => {
  const end = block('IEND', Buffer.alloc(0));
  const content = Buffer.concat([
    picture.subarray(0, -12),
    block('IDAT', Buffer.from('<script>')),
    end,
  ]);
  expect(inspectPng(content)).toBeUndefined();
});
