import { deflateSync } from 'node:zlib';
import { block, jpg, jpgWithSize, withBlock, withSegment, png, pngBom } from './image.ts';
import { cleaned, error, good, type SampleFile } from './sampleFile.ts';
import { createPdf, stream } from './pdf.ts';

const mb = 1024 * 1024;

/** Small files that want to be large. */
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
    ...sizes.map(([b, h]) => error(`bom-${b}x${h}.png`, 'teVeelPixels', () => pngBom(b, h))),
    ...[
      [65_000, 65_000],
      [8000, 8000],
      [60_000, 1000],
    ].map(([b = 0, h = 0]) =>
      error(`bom-${b}x${h}.jpg`, 'teVeelPixels', () => jpgWithSize(photo, b, h)),
    ),
    good('tekstbom.png', 'png', () => withNote('zTXt')),
    good('profielbom.png', 'png', () => withNote('iCCP')),
    good('duizend-notities.png', 'png', () => {
      let whole = picture;
      for (let i = 0; i < 1000; i += 1) whole = withBlock(whole, 'tEXt', `n${i}\0x`);
      return whole;
    }),
    good('duizend-notities.jpg', 'jpg', () => {
      let whole = photo;
      for (let i = 0; i < 1000; i += 1) whole = withSegment(whole, 0xfe, `n${i}`);
      return whole;
    }),
  ];
}

function plan(content: Buffer): string {
  return stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', content);
}

function bom(): Buffer {
  return deflateSync(Buffer.alloc(60 * mb, '0'));
}

const drawsWithFive = (object: string): string =>
  object.replace('/Contents 4 0 R', '/Contents 5 0 R');

/** PDFs that go round in a circle, are nested without end, or unpack without end. */
function pdfBombs(): SampleFile[] {
  const endless = '<< /Type /Pages /Kids [2 0 R] /Count 100000 >>';
  return [
    // What no page draws with is never unpacked.
    cleaned('bom-stroom.pdf', () => createPdf({ objects: [plan(bom())] })),
    // Unpacked once it is small, and nobody unpacks it twice.
    good('bom-in-bom.pdf', 'pdf', () => createPdf({ objects: [plan(deflateSync(bom()))] })),
    cleaned('twintig-bommen.pdf', () =>
      createPdf({ objects: Array.from({ length: 20 }, () => plan(bom())) }),
    ),
    error('bom-als-pagina.pdf', 'teZwaar', () => {
      const drawing = deflateSync(Buffer.alloc(160 * 1024 * 1024, 'q Q '), { level: 9 });
      const objects = [stream('/Filter /FlateDecode', drawing)];
      return createPdf({ objects, write: drawsWithFive });
    }),
    error('kring-van-paginas.pdf', 'beschadigd', () =>
      Buffer.from(
        createPdf()
          .toString('latin1')
          .replace(/<< \/Type \/Pages[^>]*>>/, endless),
        'latin1',
      ),
    ),
    good('diepe-lijst.pdf', 'pdf', () =>
      createPdf({ objects: [`${'['.repeat(5000)}1${']'.repeat(5000)}`] }),
    ),
    good('tienduizend-objecten.pdf', 'pdf', () =>
      createPdf({ objects: Array.from({ length: 10_000 }, (_, i) => `<< /N ${i} >>`) }),
    ),
    error('duizend-paginas.pdf', 'teVeelPaginas', () => createPdf({ pages: 1000 })),
    good('tweehonderd-paginas.pdf', 'pdf', () => createPdf({ pages: 200 })),
    cleaned('open-haak.pdf', () => createPdf({ objects: [`(${'('.repeat(100_000)}`] })),
  ];
}

/** Bombs: each small to send, and large or endless to read. */
export async function bombs(): Promise<SampleFile[]> {
  return [...(await imageBombs()), ...pdfBombs()];
}
