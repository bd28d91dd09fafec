import { buffer } from 'node:stream/consumers';
import Pdf, { type Options } from 'pdfkit';
import { jpg, png } from './image.testing.ts';
import { cleanedFile, error, acceptedFile, type SampleFile } from './sampleFile.testing.ts';

type PdfWriter = (doc: Pdf) => void;

async function create(
  options: Partial<Options>,
  character: PdfWriter = () => undefined,
): Promise<Buffer> {
  const doc = new Pdf(options);
  const whole = buffer(doc);
  doc.text('Nota 2026-001: fysiotherapie, 45 euro');
  character(doc);
  doc.end();
  return whole;
}

const versions = ['1.3', '1.4', '1.5', '1.6', '1.7', '1.7ext3'] as const;
/** Encrypted, and opened without a password all the same. */
const openLocks: readonly (readonly [string, Partial<Options>])[] = [
  ['owner', { ownerPassword: 'owner' }],
  ['no-copying', { userPassword: '', ownerPassword: 'x', permissions: { copying: false } }],
];

/** PDFs that are really encrypted: RC4 of 40 and 128 bits, AES of 128 and 256. */
function encryptedFiles(): SampleFile[] {
  const closed = { userPassword: 'secret', ownerPassword: 'owner' };
  return versions.flatMap((pdfVersion) => [
    error(`lock-${pdfVersion}-read.pdf`, 'versleuteld', () => create({ pdfVersion, ...closed })),
    ...openLocks.map(([name, lock]) =>
      acceptedFile(`lock-${pdfVersion}-${name}.pdf`, 'pdf', () => create({ pdfVersion, ...lock })),
    ),
  ]);
}

/** PDFs as programs of today write them. */
async function plain(): Promise<SampleFile[]> {
  const [photo, picture] = [await jpg(), await png()];
  const pdfWriters: Readonly<Record<string, PdfWriter>> = {
    bare: () => undefined,
    photos: (doc) => doc.image(photo, { width: 300 }).image(picture, { width: 300 }),
    link: (doc) => doc.text('onze site', { link: 'https://example.org', underline: true }),
    illustration: (doc) => doc.rect(50, 50, 200, 100).fill('#b33'),
    pages: (doc) => {
      for (let i = 0; i < 30; i += 1) doc.addPage().text(`Pagina ${i}`);
    },
    letters: (doc) => {
      for (const name of ['Times-Roman', 'Courier', 'Helvetica']) doc.font(name).text(name);
    },
  };
  return Object.entries(pdfWriters).flatMap(([name, character]) =>
    versions.flatMap((pdfVersion) =>
      [true, false].map((compress) =>
        acceptedFile(`${name}-${pdfVersion}${compress ? '' : '-open'}.pdf`, 'pdf', () =>
          create({ pdfVersion, compress }, character),
        ),
      ),
    ),
  );
}

/** PDFs with a file in them, as a program puts it there. */
function withAttachments(): SampleFile[] {
  return (['1.4', '1.5', '1.7'] as const).map((pdfVersion) =>
    cleanedFile(
      `program-attachment-${pdfVersion}.pdf`,
      () => create({ pdfVersion }, (doc) => doc.file(Buffer.from('hallo'), { name: 'hello.txt' })),
      'bijlageVerwijderd',
    ),
  );
}

/** PDFs by a well-known program: in order, encrypted, with a file in them. */
export async function pdfkits(): Promise<SampleFile[]> {
  return [...(await plain()), ...encryptedFiles(), ...withAttachments()];
}
