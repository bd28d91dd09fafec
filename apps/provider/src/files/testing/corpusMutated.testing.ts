import { deflateSync } from 'node:zlib';
import { cleanedFile, type SampleFile } from './sampleFile.testing.ts';
import { createPdf, stream, type PdfOptions } from './pdf.testing.ts';

const js = '<< /S /JavaScript /JS (app.alert(1)) >>';
const chain = `<< /S /GoTo /D [0 /Fit] /Next [<< /S /Named /N /FirstPage /Next ${js} >>] >>`;
const file = '<< /Type /Filespec /F (x.exe) /EF << /F 6 0 R >> >>';

/** Where a reader would meet something active; object 5 is theirs, object 6 a file. */
const places: Readonly<Record<string, Pick<PdfOptions, 'catalog' | 'page'> & { object: string }>> =
  {
    opening: { catalog: '/OpenAction 5 0 R', object: js },
    chained: { catalog: '/OpenAction 5 0 R', object: chain },
    closing: { catalog: '/AA << /WC 5 0 R >>', object: js },
    names: { catalog: '/Names << /JavaScript << /Names [(a) 5 0 R] >> >>', object: js },
    files: { catalog: '/Names << /EmbeddedFiles << /Names [(x) 5 0 R] >> >>', object: file },
    form: {
      catalog: '/AcroForm << /Fields [5 0 R] >>',
      object: `<< /FT /Tx /T (a) /V (1) /AA << /K ${js} >> >>`,
    },
    page: { page: '/AA << /O 5 0 R >>', object: js },
    link: {
      page: '/Annots [5 0 R]',
      object: '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /Launch /F (cmd.exe) >> >>',
    },
    pin: {
      page: '/Annots [5 0 R]',
      object: `<< /Type /Annot /Subtype /FileAttachment /Rect [0 0 9 9] /FS ${file} >>`,
    },
    film: {
      page: '/Annots [5 0 R]',
      object: '<< /Type /Annot /Subtype /RichMedia /Rect [0 0 9 9] /RichMediaContent << >> >>',
    },
  };

/** Only between tokens: what stands in texts and streams is left alone. */
function betweenTokens(space: string): (object: string) => string {
  return (object) =>
    /stream/.test(object)
      ? object
      : object.replaceAll(/\([^()]*(?:\([^()]*\))?[^()]*\)| /g, (part) =>
          part === ' ' ? space : part,
        );
}

const hexNames = (object: string): string =>
  /stream/.test(object)
    ? object
    : object.replaceAll(/\/(JavaScript|JS|S|Launch|OpenAction|AA|Annots|Names|EF)\b/g, (_, name) =>
        Array.from(String(name), (c) => `#${c.charCodeAt(0).toString(16)}`).reduce(
          (sum, part) => sum + part,
          '/',
        ),
      );

type Mutation = (options: PdfOptions, object: string) => Buffer;

const written =
  (write: NonNullable<PdfOptions['write']>): Mutation =>
  (options) =>
    createPdf({ ...options, write });

const patched =
  (from: RegExp, to: string): Mutation =>
  (options) =>
    Buffer.from(createPdf(options).toString('latin1').replace(from, to), 'latin1');

/** The object stands packed, and the file's own table leads there or must be found again. */
function packedWith(header: string, level: boolean): Mutation {
  return (options, object) => {
    const content = Buffer.from(`5 0 ${object}`, 'latin1');
    const packed = level ? deflateSync(content) : content;
    const objects = [
      '7 0 R',
      stream('/Type /EmbeddedFile', Buffer.from('MZ')),
      stream(`/N 1 /First 4 ${header}`, packed),
    ];
    return createPdf({ ...options, objects });
  };
}

/** Ways to write the same so that who reads bytes sees something else than who resolves objects. */
const mutations: Readonly<Record<string, Mutation>> = {
  plain: (options) => createPdf(options),
  zeroes: written(betweenTokens('\0')),
  tabs: written(betweenTokens('\t')),
  feeds: written(betweenTokens('\f')),
  returns: written(betweenTokens('\r')),
  comments: written(betweenTokens(' % endobj 9 0 obj\n')),
  'hidden-end': written(betweenTokens(' %>>\n')),
  'hex-names': written(hexNames),
  'both-ways': written((object) => betweenTokens('\0')(hexNames(object))),
  'twice-named': written((object) => object.replace('<<', '<< /OpenAction null /AA null')),
  'no-table': patched(/startxref\n\d+/, 'startxref\n0'),
  'wrong-table': patched(/startxref\n(\d)/, 'startxref\n9$1'),
  'no-end': patched(/\nendobj/g, '\n'),
  'two-ends': patched(/\nendobj/g, '\nendobj endobj'),
  'long-length': patched(/\/Length (\d+)/g, '/Length $19'),
  'no-length': patched(/\/Length \d+/g, ''),
  packed: packedWith('/Type /ObjStm /Filter /FlateDecode', true),
  'packed-open': packedWith('/Type /ObjStm', false),
  'packed-twice-said': packedWith('/Type /ObjStm /Filter [/FlateDecode] /DecodeParms [null]', true),
  'packed-unsaid': packedWith('/Filter /FlateDecode', true),
};

/** 200 PDFs that are active in ten places, each written in twenty ways. */
export function mutatedPdfs(): SampleFile[] {
  return Object.entries(places).flatMap(([place, { object, ...options }]) =>
    Object.entries(mutations).map(([way, mutate]) => {
      const objects = [object, stream('/Type /EmbeddedFile', Buffer.from('MZ'))];
      const attached = place === 'files' || (place === 'pin' && !way.startsWith('packed'));
      const findings = attached ? (['bijlageVerwijderd'] as const) : [];
      const content = () => mutate({ ...options, objects }, object);
      return cleanedFile(`${place}-${way}.pdf`, content, ...findings);
    }),
  );
}
