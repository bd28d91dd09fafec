import { deflateSync } from 'node:zlib';
import { fout, type Proefbestand } from './corpus.ts';
import { maakPdf, objectstroom } from './pdf.ts';

const acties: Readonly<Record<string, string>> = {
  JavaScript: '<< /S /JavaScript /JS (app.alert(1)) >>',
  Launch: '<< /S /Launch /F (cmd.exe) >>',
  SubmitForm: '<< /S /SubmitForm /F (https://example.org) >>',
  ImportData: '<< /S /ImportData /F (x.fdf) >>',
  GoToR: '<< /S /GoToR /F (x.pdf) /D [0 /Fit] >>',
  Rendition: '<< /S /Rendition /OP 0 >>',
  RichMedia: '<< /Type /Annot /Subtype /RichMedia >>',
  XFA: '<< /XFA [(template) 4 0 R] >>',
  AA: '<< /AA << /O << /S /Named /N /Print >> >> >>',
};

const bijlagen: Readonly<Record<string, string>> = {
  EmbeddedFile: '<< /Type /EmbeddedFile >>',
  EmbeddedFiles: '<< /EmbeddedFiles << /Names [] >> >>',
  FileAttachment: '<< /Type /Annot /Subtype /FileAttachment >>',
  GoToE: '<< /S /GoToE /T << /R /C >> >>',
  Collection: '<< /Collection << /View /D >> >>',
};

/** The name with every letter written as its number, which means the same. */
function verhuld(object: string): string {
  return object.replace(/\/([A-Za-z]+)/g, (_, naam: string) => {
    const tekens = Array.from(naam, (teken) => `#${teken.charCodeAt(0).toString(16)}`);
    return `/${tekens.join('')}`;
  });
}

/** Written after the end, as a program does that saves only what changed. */
function nageschreven(object: string): Buffer {
  const eerst = maakPdf();
  const plek = eerst.length;
  const erbij = `90 0 obj\n${object}\nendobj\nxref\n90 1\n${String(plek).padStart(10, '0')} 00000 n \n`;
  const oud = /startxref\n(\d+)/.exec(eerst.toString('latin1'))?.[1] ?? '0';
  const staart = `trailer\n<< /Size 91 /Root 1 0 R /Prev ${oud} >>\nstartxref\n${plek + erbij.indexOf('xref')}\n%%EOF\n`;
  return Buffer.concat([eerst, Buffer.from(erbij + staart, 'latin1')]);
}

/** An object stream whose beginning lies: it says that it is not packed. */
function ongekend(object: string): Buffer {
  const inhoud = deflateSync(Buffer.from(`91 0 ${object}`)).toString('latin1');
  const kop = `/Type /ObjStm /N 1 /First 5 /Filter [/FlateDecode] /Length ${inhoud.length}`;
  return maakPdf({ objecten: [`<< ${kop} >>\nstream\n${inhoud}\nendstream`] });
}

/** An object that swallows the next one for who reads from front to back. */
function achter(slokop: string): (object: string) => Buffer {
  return (object) =>
    maakPdf({ objecten: [slokop, object, '(tekst) ) ) >', '<< >>\nstream\nx\nendstream'] });
}

/** Ways to hide an object from who reads a file from front to back; readers go by its table. */
const verstopplekken: Readonly<Record<string, (object: string) => Buffer>> = {
  'achter-haak': achter('( een haak die niet dichtgaat'),
  'achter-hex': achter('<41 4'),
  'achter-stroom': achter('<< /Length 3 >>\nstream\nabc'),
};

const manieren: Readonly<Record<string, (object: string) => Buffer>> = {
  open: (object) => maakPdf({ objecten: [object] }),
  verhuld: (object) => maakPdf({ objecten: [verhuld(object)] }),
  ingepakt: (object) =>
    maakPdf({
      objecten: [
        objectstroom([
          [90, '<< /A 1 >>'],
          [91, object],
        ]),
      ],
    }),
  'ingepakt-lijst': ongekend,
  nageschreven,
  diep: (object) => maakPdf({ objecten: [`<< /A [ << /B [ ${object} ] >> ] >>`] }),
  'na-commentaar': (object) => maakPdf({ objecten: [`% niets\n${object}`] }),
  'na-tekst': (object) => maakPdf({ objecten: [`<< /T (een \\) haak) /U ${object} >>`] }),
};

/** Everything that may not be in a PDF, in every way in which it can be there. */
export function actievePdfs(): Proefbestand[] {
  const soorten = [
    ['actieveInhoud', acties],
    ['ingeslotenBestand', bijlagen],
  ] as const;
  const verstopt = Object.entries({ ...acties, ...bijlagen }).flatMap(([naam, object]) =>
    Object.entries(verstopplekken).map(([plek, maak]) =>
      fout(`${naam}-${plek}.pdf`, 'beschadigd', () => maak(object)),
    ),
  );
  const bekend = soorten.flatMap(([code, objecten]) =>
    Object.entries(objecten).flatMap(([naam, object]) =>
      Object.entries(manieren).map(([manier, maak]) =>
        fout(`${naam}-${manier}.pdf`, code, () => maak(object)),
      ),
    ),
  );
  return [...bekend, ...verstopt];
}
