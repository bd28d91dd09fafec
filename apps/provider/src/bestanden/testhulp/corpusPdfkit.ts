import { buffer } from 'node:stream/consumers';
import Pdf, { type Options } from 'pdfkit';
import { jpg, png } from './beeld.ts';
import { fout, goed, type Proefbestand } from './corpus.ts';

type Tekenaar = (doc: Pdf) => void;

async function maak(opties: Partial<Options>, teken: Tekenaar = () => undefined): Promise<Buffer> {
  const doc = new Pdf(opties);
  const geheel = buffer(doc);
  doc.text('Nota 2026-001: fysiotherapie, 45 euro');
  teken(doc);
  doc.end();
  return geheel;
}

const versies = ['1.3', '1.4', '1.5', '1.6', '1.7', '1.7ext3'] as const;
const sloten: readonly (readonly [string, Partial<Options>])[] = [
  ['lezen', { userPassword: 'geheim', ownerPassword: 'baas' }],
  // Opens without a password, and is encrypted all the same.
  ['eigenaar', { ownerPassword: 'baas' }],
  ['niet-drukken', { userPassword: '', ownerPassword: 'x', permissions: { copying: false } }],
];

/** PDFs that are really encrypted: RC4 of 40 and 128 bits, AES of 128 and 256. */
function versleutelde(): Proefbestand[] {
  return versies.flatMap((pdfVersion) =>
    sloten.map(([naam, slot]) =>
      fout(`slot-${pdfVersion}-${naam}.pdf`, 'versleuteld', () => maak({ pdfVersion, ...slot })),
    ),
  );
}

/** PDFs as programs of today write them. */
async function gewone(): Promise<Proefbestand[]> {
  const [foto, plaat] = [await jpg(), await png()];
  const tekenaars: Readonly<Record<string, Tekenaar>> = {
    kaal: () => undefined,
    fotos: (doc) => doc.image(foto, { width: 300 }).image(plaat, { width: 300 }),
    koppeling: (doc) => doc.text('onze site', { link: 'https://example.org', underline: true }),
    tekening: (doc) => doc.rect(50, 50, 200, 100).fill('#b33'),
    paginas: (doc) => {
      for (let i = 0; i < 30; i += 1) doc.addPage().text(`Pagina ${i}`);
    },
    letters: (doc) => {
      for (const naam of ['Times-Roman', 'Courier', 'Helvetica']) doc.font(naam).text(naam);
    },
  };
  return Object.entries(tekenaars).flatMap(([naam, teken]) =>
    versies.flatMap((pdfVersion) =>
      [true, false].map((compress) =>
        goed(`${naam}-${pdfVersion}${compress ? '' : '-open'}.pdf`, 'pdf', () =>
          maak({ pdfVersion, compress }, teken),
        ),
      ),
    ),
  );
}

/** PDFs with a file in them, as a program puts it there. */
function metBijlagen(): Proefbestand[] {
  return (['1.4', '1.5', '1.7'] as const).map((pdfVersion) =>
    fout(`programma-bijlage-${pdfVersion}.pdf`, 'ingeslotenBestand', () =>
      maak({ pdfVersion }, (doc) => doc.file(Buffer.from('hallo'), { name: 'hallo.txt' })),
    ),
  );
}

/** PDFs by a well-known program: in order, encrypted, with a file in them. */
export async function pdfkits(): Promise<Proefbestand[]> {
  return [...(await gewone()), ...versleutelde(), ...metBijlagen()];
}
