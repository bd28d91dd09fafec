import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { beeld, zip } from './beeld.ts';
import { fout, type Proefbestand } from './corpus.ts';

const teksten: Readonly<Record<string, string>> = {
  'pagina.html': '<!doctype html><html><body>nota</body></html>',
  'pagina-als.jpg': '<html><script>alert(1)</script></html>',
  'tekening.svg': '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"></svg>',
  'nota.xml': '<?xml version="1.0"?><nota/>',
  'nota.txt': 'Nota 2026-001: 45 euro',
  'nota.csv': 'datum;bedrag\n2026-11-02;45,00',
  'nota.ps': '%!PS-Adobe-3.0\nshowpage',
  'programma.exe': 'MZ\u0090\u0000\u0003',
  'geen-kop.pdf': ' %PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF',
};

function doosje(merk: string): Buffer {
  return Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${merk}\0\0\0\0mif1${merk}`)]);
}

/** Files of kinds that we do not take. */
export async function andere(): Promise<Proefbestand[]> {
  const anders = Object.entries({
    'map.zip': zip(),
    'brief.docx': zip('word/document.xml', '<w/>'),
    'nota.zip.pdf': zip('nota.pdf'),
    'nota.gz': gzipSync('nota'),
    'beeld.gif': await beeld().gif().toBuffer(),
    'beeld.webp': await beeld().webp().toBuffer(),
    'beeld.tiff': await beeld().tiff().toBuffer(),
    'film.mp4': doosje('isom'),
    'ruis.pdf': Buffer.concat([Buffer.from([0]), randomBytes(5000)]),
    'ruis.jpg': Buffer.concat([Buffer.from([0]), randomBytes(5000)]),
  });
  return [
    fout('leeg.pdf', 'leeg', Buffer.alloc(0)),
    fout('foto.heic', 'beschadigd', doosje('heic')),
    fout('foto.heif', 'beschadigd', doosje('mif1')),
    fout('beeld.avif', 'soortNietToegestaan', doosje('avif')),
    ...Object.entries(teksten).map(([naam, tekst]) =>
      fout(naam, 'soortNietToegestaan', Buffer.from(tekst, 'latin1')),
    ),
    ...anders.map(([naam, inhoud]) => fout(naam, 'soortNietToegestaan', inhoud)),
  ];
}
