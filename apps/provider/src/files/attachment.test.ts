import { expect, it } from 'vitest';
import { attachmentHeaders } from './attachment.ts';

const name = (from: string) => attachmentHeaders(from, 'pdf')['content-disposition'];

it.each([
  ['nota.pdf', `attachment; filename="nota.pdf"; filename*=UTF-8''nota.pdf`],
  ['nota.html', `attachment; filename="nota.pdf"; filename*=UTF-8''nota.pdf`],
  [
    'a"; b=c\r\n.pdf',
    `attachment; filename="a__ b_c__.pdf"; filename*=UTF-8''a%22%3B%20b%3Dc%0D%0A.pdf`,
  ],
  [
    'één (1).PDF',
    `attachment; filename="__n (1).PDF"; filename*=UTF-8''%C3%A9%C3%A9n%20%281%29.PDF`,
  ],
])('names %j in the header: %s', (from, header) => {
  expect(name(from)).toBe(header);
});

it('uses the type and extension of the content', () => {
  expect(attachmentHeaders('IMG_1.heic', 'jpg')).toEqual({
    'content-type': 'image/jpeg',
    'content-disposition': `attachment; filename="IMG_1.jpg"; filename*=UTF-8''IMG_1.jpg`,
    'x-content-type-options': 'nosniff',
  });
});
