import { deflateSync } from 'node:zlib';
import { blok, jpg, jpgMetMaat, metBlok, metSegment, png, pngBom } from './beeld.ts';
import { fout, goed, type Proefbestand } from './corpus.ts';
import { maakPdf, stroom } from './pdf.ts';

const mb = 1024 * 1024;

/** Small files that want to be large. */
async function beeldbommen(): Promise<Proefbestand[]> {
  const [foto, plaat] = [await jpg(), await png()];
  const maten = [
    [8000, 8000],
    [20_000, 20_000],
    [65_500, 65_500],
    [100_000, 600],
    [2_000_000, 2_000_000],
  ] as const;
  const notitie = deflateSync(Buffer.alloc(50 * mb));
  const metNotitie = (naam: string): Buffer =>
    Buffer.concat([
      plaat.subarray(0, 33),
      blok(
        naam,
        Buffer.concat([
          Buffer.from(naam === 'iCCP' ? 'icc\0\0' : 'Comment\0\0', 'latin1'),
          notitie,
        ]),
      ),
      plaat.subarray(33),
    ]);
  return [
    ...maten.map(([b, h]) => fout(`bom-${b}x${h}.png`, 'teVeelPixels', () => pngBom(b, h))),
    ...[
      [65_000, 65_000],
      [8000, 8000],
      [60_000, 1000],
    ].map(([b = 0, h = 0]) =>
      fout(`bom-${b}x${h}.jpg`, 'teVeelPixels', () => jpgMetMaat(foto, b, h)),
    ),
    goed('tekstbom.png', 'png', () => metNotitie('zTXt')),
    goed('profielbom.png', 'png', () => metNotitie('iCCP')),
    goed('duizend-notities.png', 'png', () => {
      let geheel = plaat;
      for (let i = 0; i < 1000; i += 1) geheel = metBlok(geheel, 'tEXt', `n${i}\0x`);
      return geheel;
    }),
    goed('duizend-notities.jpg', 'jpg', () => {
      let geheel = foto;
      for (let i = 0; i < 1000; i += 1) geheel = metSegment(geheel, 0xfe, `n${i}`);
      return geheel;
    }),
  ];
}

function pakket(inhoud: Buffer): string {
  return stroom('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', inhoud);
}

function bom(): Buffer {
  return deflateSync(Buffer.alloc(60 * mb, '0'));
}

/** PDFs that go round in a circle, are nested without end, or unpack without end. */
function pdfbommen(): Proefbestand[] {
  const eindeloos = '<< /Type /Pages /Kids [2 0 R] /Count 100000 >>';
  return [
    fout('bom-stroom.pdf', 'beschadigd', () => maakPdf({ objecten: [pakket(bom())] })),
    // Unpacked once it is small, and nobody unpacks it twice.
    goed('bom-in-bom.pdf', 'pdf', () => maakPdf({ objecten: [pakket(deflateSync(bom()))] })),
    fout('twintig-bommen.pdf', 'beschadigd', () =>
      maakPdf({ objecten: Array.from({ length: 20 }, () => pakket(bom())) }),
    ),
    // The reader finds its way out.
    goed('kring-van-paginas.pdf', 'pdf', () =>
      Buffer.from(
        maakPdf()
          .toString('latin1')
          .replace(/<< \/Type \/Pages[^>]*>>/, eindeloos),
        'latin1',
      ),
    ),
    goed('diepe-lijst.pdf', 'pdf', () =>
      maakPdf({ objecten: [`${'['.repeat(5000)}1${']'.repeat(5000)}`] }),
    ),
    goed('tienduizend-objecten.pdf', 'pdf', () =>
      maakPdf({ objecten: Array.from({ length: 10_000 }, (_, i) => `<< /N ${i} >>`) }),
    ),
    fout('duizend-paginas.pdf', 'teVeelPaginas', () => maakPdf({ paginas: 1000 })),
    goed('tweehonderd-paginas.pdf', 'pdf', () => maakPdf({ paginas: 200 })),
    fout('open-haak.pdf', 'beschadigd', () => maakPdf({ objecten: [`(${'('.repeat(100_000)}`] })),
  ];
}

/** Bombs: each small to send, and large or endless to read. */
export async function bommen(): Promise<Proefbestand[]> {
  return [...(await beeldbommen()), ...pdfbommen()];
}
