import { deflateSync } from 'node:zlib';
import { zip } from './image.testing.ts';
import { cleanedFile, error, acceptedFile, type SampleFile } from './sampleFile.testing.ts';
import { createPdf, objectStream, stream } from './pdf.testing.ts';

const js = '/S /JavaScript /JS (app.alert(1))';

function action(name: string, content: string): SampleFile {
  return cleanedFile(name, createPdf({ objects: [`<< ${content} >>`] }));
}

function inCatalog(name: string, catalog: string): SampleFile {
  return cleanedFile(name, createPdf({ catalog }));
}

function withAttachment(name: string, object: string): SampleFile {
  return cleanedFile(name, createPdf({ objects: [object] }));
}

function goodFiles(): SampleFile[] {
  const link = '<< /Type /Annot /Subtype /Link /A << /S /URI /URI (https://example.org) >> >>';
  return [
    acceptedFile('plain.pdf', 'pdf', createPdf()),
    acceptedFile('pages.pdf', 'pdf', createPdf({ pages: 12 })),
    acceptedFile('to-page.pdf', 'pdf', createPdf({ catalog: '/OpenAction [5 0 R /Fit]' })),
    acceptedFile(
      'to-place.pdf',
      'pdf',
      createPdf({ catalog: '/OpenAction 5 0 R', objects: ['<< /S /GoTo /D [6 0 R /Fit] >>'] }),
    ),
    acceptedFile('with-link.pdf', 'pdf', createPdf({ objects: [link] })),
    acceptedFile(
      'packed.pdf',
      'pdf',
      createPdf({ objects: [objectStream([[90, '<< /Producer () >>']])] }),
    ),
    acceptedFile(
      'text-js.pdf',
      'pdf',
      createPdf({ objects: ['(in een tekst mag /JavaScript staan)'] }),
    ),
    acceptedFile(
      'name-in-stream.pdf',
      'pdf',
      createPdf({ objects: [stream('', Buffer.from('q /JS gs /AA gs Q'))] }),
    ),
    acceptedFile(
      'lines-behind.pdf',
      'pdf',
      Buffer.concat([createPdf(), Buffer.from('\r\n\r\n\0\0')]),
    ),
  ];
}

function activeSamples(): SampleFile[] {
  return [
    inCatalog('open-action-js.pdf', `/OpenAction << ${js} >>`),
    inCatalog('open-action-web.pdf', '/OpenAction << /S /URI /URI (https://example.org) >>'),
    inCatalog('open-action-nowhere.pdf', '/OpenAction 77 0 R'),
    inCatalog('names-js.pdf', `/Names << /JavaScript << /Names [(a) << ${js} >>] >> >>`),
    inCatalog('disguised.pdf', '/OpenAction << /S /J#61vaScript /J#53 (app.alert(1)) >>'),
    inCatalog('on-closing.pdf', `/AA << /WC << ${js} >> >>`),
    error(
      'xfa.pdf',
      'formulierNietTeZien',
      createPdf({ catalog: '/AcroForm << /XFA [(template) 4 0 R] >>' }),
    ),
    action('program.pdf', '/S /Launch /F (cmd.exe)'),
    action('sending.pdf', '/S /SubmitForm /F (https://example.org)'),
    action('reading-in.pdf', '/S /ImportData /F (x.fdf)'),
    action('other-file.pdf', '/S /GoToR /F (x.pdf)'),
    action('film.pdf', '/Type /Annot /Subtype /RichMedia'),
    action('rendition.pdf', '/S /Rendition /OP 0'),
    cleanedFile(
      'packed-js.pdf',
      createPdf({
        objects: [
          objectStream([
            [90, '<< /A 1 >>'],
            [91, `<< ${js} >>`],
          ]),
        ],
      }),
    ),
    cleanedFile(
      'old-version-js.pdf',
      Buffer.concat([createPdf({ objects: [`<< ${js} >>`] }), createPdf().subarray(9)]),
    ),
  ];
}

function embedded(): SampleFile[] {
  return [
    withAttachment('attachment.pdf', stream('/Type /EmbeddedFile', Buffer.from('hallo'))),
    withAttachment('attachment-list.pdf', '<< /EmbeddedFiles << /Names [] >> >>'),
    withAttachment('paperclip.pdf', '<< /Type /Annot /Subtype /FileAttachment >>'),
    withAttachment('collection.pdf', '<< /Collection << /View /D >> >>'),
    withAttachment('to-attachment.pdf', '<< /S /GoToE /T << /R /C >> >>'),
  ];
}

function brokenPdfs(): SampleFile[] {
  const pdf = createPdf({ pages: 3 });
  const bomb = deflateSync(Buffer.alloc(40 * 1024 * 1024));
  const bombStream = stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', bomb);
  const encrypted = '/Encrypt << /Filter /Standard /V 2 /R 3 /O (x) /U (x) /P -4 >>';
  return [
    error('half.pdf', 'beschadigd', pdf.subarray(0, pdf.length / 2)),
    error('header-only.pdf', 'beschadigd', Buffer.from('%PDF-1.7\n%%EOF\n')),
    error('rubbish.pdf', 'beschadigd', Buffer.from(`%PDF-1.7\n${'x'.repeat(5000)}\n%%EOF\n`)),
    cleanedFile('bomb.pdf', createPdf({ objects: [bombStream] })),
    cleanedFile(
      'opaque.pdf',
      createPdf({ objects: [stream('/Type /ObjStm /N 1 /First 4 /Filter /LZWDecode', bomb)] }),
    ),
    error('password.pdf', 'versleuteld', createPdf({ trailer: encrypted })),
    error('book.pdf', 'teVeelPaginas', createPdf({ pages: 250 })),
    cleanedFile('zip-behind.pdf', Buffer.concat([pdf, zip()])),
    cleanedFile('zip-inside.pdf', createPdf({ objects: [stream('', zip())] })),
    cleanedFile('text-behind.pdf', Buffer.concat([pdf, Buffer.from('more')])),
    cleanedFile(
      'page-inside.pdf',
      Buffer.concat([Buffer.from('%PDF-1.7\n%<html><script>alert(1)</script>\n'), pdf.subarray(9)]),
    ),
  ];
}

/** PDFs: in order, active, with files in them, broken. */
export function pdfs(): SampleFile[] {
  return [...goodFiles(), ...activeSamples(), ...embedded(), ...brokenPdfs()];
}
