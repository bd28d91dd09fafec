import { jpg, metBlok, metSegment, png, zip } from './beeld.ts';
import { fout, type Proefbestand } from './corpus.ts';
import { maakPdf, stroom } from './pdf.ts';

const vreemd: Readonly<Record<string, string | Buffer>> = {
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
export async function polyglotten(): Promise<Proefbestand[]> {
  const [foto, plaat, pdf] = [await jpg(), await png(), maakPdf()];
  return Object.entries(vreemd).flatMap(([wat, ruw]) => {
    const inhoud = Buffer.from(ruw);
    const tekst = inhoud.toString('latin1');
    const hele: Readonly<Record<string, () => Buffer>> = {
      'achter.jpg': () => Buffer.concat([foto, inhoud]),
      'in-notitie.jpg': () => metSegment(foto, 0xfe, tekst),
      'in-exif.jpg': () => metSegment(foto, 0xe1, `Exif\0\0${tekst}`),
      'achter.png': () => Buffer.concat([plaat, inhoud]),
      'in-blok.png': () => metBlok(plaat, 'tEXt', `Comment\0${tekst}`),
      'achter.pdf': () => Buffer.concat([pdf, inhoud]),
      ...(Buffer.isBuffer(ruw) && wat !== '7z'
        ? { 'in-stroom.pdf': () => maakPdf({ objecten: [stroom('', inhoud)] }) }
        : {
            'voorin.pdf': () =>
              Buffer.concat([
                pdf.subarray(0, 9),
                Buffer.from('%'),
                inhoud,
                Buffer.from('\n'),
                pdf.subarray(9),
              ]),
          }),
    };
    return Object.entries(hele).map(([hoe, maak]) =>
      fout(`${wat}-${hoe}`, 'verborgenInhoud', maak),
    );
  });
}
