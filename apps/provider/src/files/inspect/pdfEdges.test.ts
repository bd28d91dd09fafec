import { expect, it } from 'vitest';
import { zip } from '../testing/image.testing.ts';
import { createPdf } from '../testing/pdf.testing.ts';
import { inspectEdges } from './pdfEdges.ts';

const pdf = createPdf();
const end = pdf.lastIndexOf('%%EOF');

it.each([
  ['as it was made', pdf],
  ['with empty lines behind it', Buffer.concat([pdf, Buffer.from('\r\n\0 ')])],
  [
    'that was added to, with an end of its own',
    Buffer.concat([pdf, Buffer.from('\n1 0 obj null endobj\n%%EOF\n')]),
  ],
])('a PDF %s has clean edges', (_how, content) => {
  expect(inspectEdges(content)).toBeUndefined();
});

it('a PDF without its end is damaged', () => {
  expect(inspectEdges(pdf.subarray(0, end))).toBe('beschadigd');
});

it.each([
  ['a ZIP behind it', Buffer.concat([pdf, zip()])],
  ['a ZIP within it', Buffer.concat([pdf.subarray(0, end), zip(), pdf.subarray(end)])],
  ['a word behind it', Buffer.concat([pdf, Buffer.from('secret')])],
  [
    'a page in its header',
    Buffer.concat([pdf.subarray(0, 9), Buffer.from('<html>'), pdf.subarray(9)]),
  ],
  ['another PDF in its header', Buffer.concat([Buffer.from('%PDF-1.4\n'), pdf])],
])('a PDF with %s is two things at once', (_what, content) => {
  expect(inspectEdges(content)).toBe('verborgenInhoud');
});
