import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { image, zip } from './image.testing.ts';
import { error, type SampleFile } from './sampleFile.testing.ts';

const texts: Readonly<Record<string, string>> = {
  'page.html': '<!doctype html><html><body>nota</body></html>',
  'page-as.jpg': '<html><script>alert(1)</script></html>',
  'drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"></svg>',
  'nota.xml': '<?xml version="1.0"?><nota/>',
  'nota.txt': 'Nota 2026-001: 45 euro',
  'nota.csv': 'datum;bedrag\n2026-11-02;45,00',
  'nota.ps': '%!PS-Adobe-3.0\nshowpage',
  'program.exe': 'MZ\u0090\u0000\u0003',
};

function box(brand: string): Buffer {
  return Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from(`ftyp${brand}\0\0\0\0mif1${brand}`),
  ]);
}

/** Files of kinds that we do not take. */
export async function other(): Promise<SampleFile[]> {
  const otherwise = Object.entries({
    'folder.zip': zip(),
    'letter.docx': zip('word/document.xml', '<w/>'),
    'nota.zip.pdf': zip('nota.pdf'),
    'nota.gz': gzipSync('nota'),
    'picture.gif': await image().gif().toBuffer(),
    'picture.webp': await image().webp().toBuffer(),
    'picture.tiff': await image().tiff().toBuffer(),
    'film.mp4': box('isom'),
    'noise.pdf': Buffer.concat([Buffer.from([0]), randomBytes(5000)]),
    'noise.jpg': Buffer.concat([Buffer.from([0]), randomBytes(5000)]),
  });
  return [
    error('empty.pdf', 'leeg', Buffer.alloc(0)),
    error('no-pages.pdf', 'beschadigd', Buffer.from(' %PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF')),
    error('photo.heic', 'beschadigd', box('heic')),
    error('photo.heif', 'beschadigd', box('mif1')),
    error('picture.avif', 'soortNietToegestaan', box('avif')),
    ...Object.entries(texts).map(([name, text]) =>
      error(name, 'soortNietToegestaan', Buffer.from(text, 'latin1')),
    ),
    ...otherwise.map(([name, content]) => error(name, 'soortNietToegestaan', content)),
  ];
}
