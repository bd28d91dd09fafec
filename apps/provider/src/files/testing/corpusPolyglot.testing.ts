import { jpg, withBlock, withSegment, png, zip } from './image.testing.ts';
import { cleanedFile, error, acceptedFile, type SampleFile } from './sampleFile.testing.ts';
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

/** Pictures that are also another kind of file. Re-encoding keeps only their pixels. */
export async function polyglotPictures(): Promise<SampleFile[]> {
  const [photo, picture] = [await jpg(), await png()];
  const firstSegment = 2 + 2 + photo.readUInt16BE(4);
  return Object.entries(foreign).flatMap(([what, raw]) => {
    const content = Buffer.from(raw);
    const text = content.toString('latin1');
    const between = [photo.subarray(0, firstSegment), content, photo.subarray(firstSegment)];
    return [
      acceptedFile(`${what}-behind.jpg`, 'jpg', () => Buffer.concat([photo, content])),
      acceptedFile(`${what}-between.jpg`, 'jpg', () => Buffer.concat(between)),
      acceptedFile(`${what}-in-front.jpg`, 'jpg', () =>
        Buffer.concat([photo.subarray(0, 2), content, photo.subarray(2)]),
      ),
      acceptedFile(`${what}-in-note.jpg`, 'jpg', () => withSegment(photo, 0xfe, text)),
      acceptedFile(`${what}-in-exif.jpg`, 'jpg', () => withSegment(photo, 0xe1, `Exif\0\0${text}`)),
      acceptedFile(`${what}-behind.png`, 'png', () => Buffer.concat([picture, content])),
      acceptedFile(`${what}-in-chunk.png`, 'png', () =>
        withBlock(picture, 'tEXt', `Comment\0${text}`),
      ),
    ];
  });
}

function refused(name: string, before: string | Buffer, after: Buffer): SampleFile {
  return error(name, 'soortNietToegestaan', Buffer.concat([Buffer.from(before), after]));
}

/** Pictures with data before them, which no program shows as pictures. */
export async function latePictures(): Promise<SampleFile[]> {
  const [photo, picture] = [await jpg(), await png()];
  // A PDF in front makes it a PDF.
  const others = Object.entries(foreign).filter(([what]) => what !== 'pdf');
  return others.flatMap(([what, content]) => [
    refused(`${what}-before.jpg`, content, photo),
    refused(`${what}-before.png`, content, picture),
  ]);
}

/** PDFs that are also another kind of file. */
export function polyglotPdfs(): SampleFile[] {
  const pdf = createPdf();
  return Object.entries(foreign).flatMap(([what, raw]) => {
    const content = Buffer.from(raw);
    const whole: Readonly<Record<string, () => Buffer>> = {
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
    // Only the pages of a PDF are copied, so nothing else survives.
    return Object.entries(whole).map(([how, create]) => cleanedFile(`${what}-${how}`, create));
  });
}
