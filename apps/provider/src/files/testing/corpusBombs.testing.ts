import { deflateSync } from 'node:zlib';
import { block, jpg, jpgWithSize, withBlock, withSegment, png, pngBomb } from './image.testing.ts';
import { cleanedFile, error, acceptedFile, type SampleFile } from './sampleFile.testing.ts';
import { createPdf, nestedForms, stream } from './pdf.testing.ts';

const mb = 1024 * 1024;

/** Small files that claim or expand to huge pictures. */
async function imageBombs(): Promise<SampleFile[]> {
  const [photo, picture] = [await jpg(), await png()];
  const sizes = [
    [8000, 8000],
    [20_000, 20_000],
    [65_500, 65_500],
    [100_000, 600],
    [2_000_000, 2_000_000],
  ] as const;
  const note = deflateSync(Buffer.alloc(50 * mb));
  const withNote = (name: string): Buffer =>
    Buffer.concat([
      picture.subarray(0, 33),
      block(
        name,
        Buffer.concat([Buffer.from(name === 'iCCP' ? 'icc\0\0' : 'Comment\0\0', 'latin1'), note]),
      ),
      picture.subarray(33),
    ]);
  return [
    ...sizes.map(([b, h]) => error(`bomb-${b}x${h}.png`, 'teVeelPixels', () => pngBomb(b, h))),
    ...[
      [65_000, 65_000],
      [8000, 8000],
      [60_000, 1000],
    ].map(([b = 0, h = 0]) =>
      error(`bomb-${b}x${h}.jpg`, 'teVeelPixels', () => jpgWithSize(photo, b, h)),
    ),
    acceptedFile('text-bomb.png', 'png', () => withNote('zTXt')),
    acceptedFile('profile-bomb.png', 'png', () => withNote('iCCP')),
    acceptedFile('thousand-notes.png', 'png', () => {
      let whole = picture;
      for (let i = 0; i < 1000; i += 1) whole = withBlock(whole, 'tEXt', `n${i}\0x`);
      return whole;
    }),
    acceptedFile('thousand-notes.jpg', 'jpg', () => {
      let whole = photo;
      for (let i = 0; i < 1000; i += 1) whole = withSegment(whole, 0xfe, `n${i}`);
      return whole;
    }),
  ];
}

function plan(content: Buffer): string {
  return stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', content);
}

function bomb(): Buffer {
  return deflateSync(Buffer.alloc(60 * mb, '0'));
}

/** Repeats the same stream in the page's contents: readers decompress it each time. */
const drawsWithFive = (object: string): string =>
  object.replace('/Contents 4 0 R', `/Contents [${'5 0 R '.repeat(20)}]`);

const drawsWithPicture = (object: string): string =>
  object.replace('/Resources <<', '/Resources << /XObject << /X 5 0 R >>');

/** A PDF whose page contents are these bytes. */
function drawnBy(header: string, content: Buffer): Buffer {
  return createPdf({ objects: [stream(header, content)], write: drawsWithFive });
}

const hex = (content: Buffer): Buffer => Buffer.from(`${content.toString('hex')}>`);

/** LZW codes that each expand to one letter more: 60 MB from a hundred kilobytes. */
function tableBomb(): Buffer {
  let bits = '';
  for (let round = 0; round < 8; round += 1) {
    bits += (256).toString(2).padStart(9, '0');
    let width = 9;
    for (let next = 258; next < 4094; next += 1) {
      bits += (next === 258 ? 0x20 : next - 1).toString(2).padStart(width, '0');
      width = Math.max(9, (next + 1).toString(2).length);
    }
    bits += (4093).toString(2).padStart(12, '0').repeat(400);
  }
  return Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
}

/** A picture in a PDF, three bytes per pixel. */
function pictureOf(width: number, height: number, pixels: Buffer): string {
  const header = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8`;
  return stream(`${header} /Filter /FlateDecode`, deflateSync(pixels));
}

function patched(content: Buffer, from: RegExp, to: string): Buffer {
  return Buffer.from(content.toString('latin1').replace(from, to), 'latin1');
}

/** PDFs with page contents that are small in the file and large, or endless, to a reader. */
function drawnBombs(): SampleFile[] {
  return [
    error('drawing-in-drawing.pdf', 'teZwaar', () => nestedForms(10, 8)),
    error('bomb-in-letters.pdf', 'teZwaar', () =>
      drawnBy('/Filter [/ASCIIHexDecode /FlateDecode]', hex(bomb())),
    ),
    error('bomb-lzw.pdf', 'teZwaar', () => drawnBy('/Filter /LZWDecode', tableBomb())),
    error('bomb-repeated.pdf', 'teZwaar', () =>
      drawnBy('/Filter /RunLengthDecode', Buffer.alloc(mb, Buffer.from([0x81, 0x20]))),
    ),
    error('double-packed.pdf', 'teZwaar', () =>
      drawnBy('/Filter [/FlateDecode /FlateDecode]', deflateSync(bomb())),
    ),
    error('drawing-of-large.pdf', 'teZwaar', () =>
      createPdf({
        objects: [pictureOf(20_000, 20_000, Buffer.from('x'))],
        write: drawsWithPicture,
      }),
    ),
    // Its header gives the size, so that readers can refuse it before decoding.
    acceptedFile('picture-bomb.pdf', 'pdf', () =>
      createPdf({
        objects: [pictureOf(9000, 9000, Buffer.alloc(150 * mb))],
        write: drawsWithPicture,
      }),
    ),
    acceptedFile('scan-in-colour.pdf', 'pdf', () =>
      createPdf({
        objects: [pictureOf(4960, 7016, Buffer.alloc(4960 * 7016 * 3, 0xee))],
        write: drawsWithPicture,
      }),
    ),
    cleanedFile('bomb-without-table.pdf', () =>
      patched(createPdf({ objects: [plan(bomb())] }), /startxref\n\d+/, 'startxref\n0'),
    ),
  ];
}

/** PDFs with cycles, endless nesting or endless decompression. */
function pdfBombs(): SampleFile[] {
  const endless = '<< /Type /Pages /Kids [2 0 R] /Count 100000 >>';
  return [
    // Not referenced by a page, so never decompressed.
    cleanedFile('bomb-stream.pdf', () => createPdf({ objects: [plan(bomb())] })),
    // Small after one decompression, and nothing decompresses it twice.
    acceptedFile('bomb-in-bomb.pdf', 'pdf', () =>
      createPdf({ objects: [plan(deflateSync(bomb()))] }),
    ),
    cleanedFile('twenty-bombs.pdf', () =>
      createPdf({ objects: Array.from<string>({ length: 20 }).fill(plan(bomb())) }),
    ),
    error('bomb-as-page.pdf', 'teZwaar', () => {
      const drawing = deflateSync(Buffer.alloc(160 * 1024 * 1024, 'q Q '), { level: 9 });
      const objects = [stream('/Filter /FlateDecode', drawing)];
      return createPdf({ objects, write: drawsWithFive });
    }),
    error('circle-of-pages.pdf', 'beschadigd', () =>
      Buffer.from(
        createPdf()
          .toString('latin1')
          .replace(/<< \/Type \/Pages[^>]*>>/, endless),
        'latin1',
      ),
    ),
    acceptedFile('deep-list.pdf', 'pdf', () =>
      createPdf({ objects: [`${'['.repeat(5000)}1${']'.repeat(5000)}`] }),
    ),
    acceptedFile('ten-thousand-objects.pdf', 'pdf', () =>
      createPdf({ objects: Array.from({ length: 10_000 }, (_, i) => `<< /N ${i} >>`) }),
    ),
    error('thousand-pages.pdf', 'teVeelPaginas', () => createPdf({ pages: 1000 })),
    acceptedFile('two-hundred-pages.pdf', 'pdf', () => createPdf({ pages: 200 })),
    cleanedFile('open-bracket.pdf', () => createPdf({ objects: [`(${'('.repeat(100_000)}`] })),
  ];
}

/** Decompression bombs: small files that are large or endless to read. */
export async function bombs(): Promise<SampleFile[]> {
  return [...(await imageBombs()), ...drawnBombs(), ...pdfBombs()];
}
