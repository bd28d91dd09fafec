import { deflateSync } from 'node:zlib';
import { cleanedFile, type SampleFile } from './sampleFile.testing.ts';
import { createPdf, objectStream } from './pdf.testing.ts';

const actions: Readonly<Record<string, string>> = {
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

const attachments: Readonly<Record<string, string>> = {
  EmbeddedFile: '<< /Type /EmbeddedFile >>',
  EmbeddedFiles: '<< /EmbeddedFiles << /Names [] >> >>',
  FileAttachment: '<< /Type /Annot /Subtype /FileAttachment >>',
  GoToE: '<< /S /GoToE /T << /R /C >> >>',
  Collection: '<< /Collection << /View /D >> >>',
};

/** The name with every letter written as its number, which means the same. */
function obfuscated(object: string): string {
  return object.replace(/\/([A-Za-z]+)/g, (_, name: string) => {
    const characters = Array.from(name, (character) => `#${character.charCodeAt(0).toString(16)}`);
    return `/${characters.join('')}`;
  });
}

/** Written after the end, as a program does that saves only what changed. */
function appended(object: string): Buffer {
  const first = createPdf();
  const position = first.length;
  const added = `90 0 obj\n${object}\nendobj\nxref\n90 1\n${String(position).padStart(10, '0')} 00000 n \n`;
  const old = /startxref\n(\d+)/.exec(first.toString('latin1'))?.[1] ?? '0';
  const tail = `trailer\n<< /Size 91 /Root 1 0 R /Prev ${old} >>\nstartxref\n${position + added.indexOf('xref')}\n%%EOF\n`;
  return Buffer.concat([first, Buffer.from(added + tail, 'latin1')]);
}

/** An object stream whose beginning lies: it says that it is not packed. */
function disguised(object: string): Buffer {
  const content = deflateSync(Buffer.from(`91 0 ${object}`)).toString('latin1');
  const header = `/Type /ObjStm /N 1 /First 5 /Filter [/FlateDecode] /Length ${content.length}`;
  return createPdf({ objects: [`<< ${header} >>\nstream\n${content}\nendstream`] });
}

/** An object that swallows the next one for who reads from front to back. */
function placedAfter(hog: string): (object: string) => Buffer {
  return (object) =>
    createPdf({ objects: [hog, object, '(tekst) ) ) >', '<< >>\nstream\nx\nendstream'] });
}

/** Ways to hide an object from who reads a file from front to back; readers go by its table. */
const hidingPlaces: Readonly<Record<string, (object: string) => Buffer>> = {
  'behind-bracket': placedAfter('( een haak die niet dichtgaat'),
  'behind-hex': placedAfter('<41 4'),
  'behind-stream': placedAfter('<< /Length 3 >>\nstream\nabc'),
};

const ways: Readonly<Record<string, (object: string) => Buffer>> = {
  open: (object) => createPdf({ objects: [object] }),
  obfuscated: (object) => createPdf({ objects: [obfuscated(object)] }),
  packed: (object) =>
    createPdf({
      objects: [
        objectStream([
          [90, '<< /A 1 >>'],
          [91, object],
        ]),
      ],
    }),
  'packed-list': disguised,
  appended,
  deep: (object) => createPdf({ objects: [`<< /A [ << /B [ ${object} ] >> ] >>`] }),
  'after-comment': (object) => createPdf({ objects: [`% niets\n${object}`] }),
  'after-text': (object) => createPdf({ objects: [`<< /T (een \\) haak) /U ${object} >>`] }),
};

/** Everything that may not be in a PDF, in every way in which it can be there. */
export function activePdfs(): SampleFile[] {
  return Object.entries({ ...actions, ...attachments }).flatMap(([name, object]) =>
    Object.entries({ ...ways, ...hidingPlaces }).map(([way, create]) =>
      cleanedFile(`${name}-${way}.pdf`, () => create(object)),
    ),
  );
}
