import { jpg, withBlock, withSegment, png, zip } from './image.testing.ts';
import { error, type SampleFile } from './sampleFile.testing.ts';
import { createPdf, stream } from './pdf.testing.ts';

const foreign: Readonly<Record<string, string | Buffer>> = {
  zip: zip(),
  jar: zip('META-INF/MANIFEST.MF', 'Main-Class: X'),
  docx: zip('word/document.xml', '<w/>'),
  html: '<html><body>x</body></html>',
  doctype: '<!DOCTYPE html><p>x',
  script: '<script>alert(1)</script>',
  iframe: '<iframe src=//example.org>',
  svg: '<svg onload=alert(1)>',
  php: '<?php system($_GET[0]); ?>',
  pdf: '%PDF-1.7 1 0 obj',
  rar: 'Rar!\u001A\u0007\u0000',
  '7z': Buffer.from([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]),
};

/** Files that are two things at once. */
export async function polyglots(): Promise<SampleFile[]> {
  const [photo, picture, pdf] = [await jpg(), await png(), createPdf()];
  return Object.entries(foreign).flatMap(([what, raw]) => {
    const content = Buffer.from(raw);
    const text = content.toString('latin1');
    const whole: Readonly<Record<string, () => Buffer>> = {
      'behind.jpg': () => Buffer.concat([photo, content]),
      'in-note.jpg': () => withSegment(photo, 0xfe, text),
      'in-exif.jpg': () => withSegment(photo, 0xe1, `Exif\0\0${text}`),
      'behind.png': () => Buffer.concat([picture, content]),
      'in-chunk.png': () => withBlock(picture, 'tEXt', `Comment\0${text}`),
      'behind.pdf': () => Buffer.concat([pdf, content]),
      ...(Buffer.isBuffer(raw) && what !== '7z'
        ? { 'in-stream.pdf': () => createPdf({ objects: [stream('', content)] }) }
        : {
            'in-front.pdf': () =>
              Buffer.concat([
                pdf.subarray(0, 9),
                Buffer.from('%'),
                content,
                Buffer.from('\n'),
                pdf.subarray(9),
              ]),
          }),
    };
    return Object.entries(whole).map(([how, create]) =>
      error(`${what}-${how}`, 'verborgenInhoud', create),
    );
  });
}
