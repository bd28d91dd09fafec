import { deflateSync } from 'node:zlib';
import { zip } from './image.testing.ts';
import { cleaned, error, good, type SampleFile } from './sampleFile.testing.ts';
import { createPdf, objectStream, stream } from './pdf.testing.ts';

const js = '/S /JavaScript /JS (app.alert(1))';

function action(name: string, content: string): SampleFile {
  return cleaned(name, createPdf({ objects: [`<< ${content} >>`] }));
}

function inCatalog(name: string, catalog: string): SampleFile {
  return cleaned(name, createPdf({ catalog }));
}

function withAttachment(name: string, object: string): SampleFile {
  return cleaned(name, createPdf({ objects: [object] }));
}

function goodFiles(): SampleFile[] {
  const link = '<< /Type /Annot /Subtype /Link /A << /S /URI /URI (https://example.org) >> >>';
  return [
    good('gewoon.pdf', 'pdf', createPdf()),
    good('paginas.pdf', 'pdf', createPdf({ pages: 12 })),
    good('naar-pagina.pdf', 'pdf', createPdf({ catalog: '/OpenAction [5 0 R /Fit]' })),
    good(
      'naar-plek.pdf',
      'pdf',
      createPdf({ catalog: '/OpenAction 5 0 R', objects: ['<< /S /GoTo /D [6 0 R /Fit] >>'] }),
    ),
    good('met-link.pdf', 'pdf', createPdf({ objects: [link] })),
    good(
      'ingepakt.pdf',
      'pdf',
      createPdf({ objects: [objectStream([[90, '<< /Producer () >>']])] }),
    ),
    good('tekst-js.pdf', 'pdf', createPdf({ objects: ['(in een tekst mag /JavaScript staan)'] })),
    good(
      'naam-in-stroom.pdf',
      'pdf',
      createPdf({ objects: [stream('', Buffer.from('q /JS gs /AA gs Q'))] }),
    ),
    good('regels-erachter.pdf', 'pdf', Buffer.concat([createPdf(), Buffer.from('\r\n\r\n\0\0')])),
  ];
}

function activeSamples(): SampleFile[] {
  return [
    inCatalog('openactie-js.pdf', `/OpenAction << ${js} >>`),
    inCatalog('openactie-web.pdf', '/OpenAction << /S /URI /URI (https://example.org) >>'),
    inCatalog('openactie-nergens.pdf', '/OpenAction 77 0 R'),
    inCatalog('namen-js.pdf', `/Names << /JavaScript << /Names [(a) << ${js} >>] >> >>`),
    inCatalog('verhuld.pdf', '/OpenAction << /S /J#61vaScript /J#53 (app.alert(1)) >>'),
    inCatalog('bij-sluiten.pdf', `/AA << /WC << ${js} >> >>`),
    inCatalog('xfa.pdf', '/AcroForm << /XFA [(template) 4 0 R] >>'),
    action('programma.pdf', '/S /Launch /F (cmd.exe)'),
    action('versturen.pdf', '/S /SubmitForm /F (https://example.org)'),
    action('inlezen.pdf', '/S /ImportData /F (x.fdf)'),
    action('ander-bestand.pdf', '/S /GoToR /F (x.pdf)'),
    action('film.pdf', '/Type /Annot /Subtype /RichMedia'),
    action('weergave.pdf', '/S /Rendition /OP 0'),
    cleaned(
      'ingepakt-js.pdf',
      createPdf({
        objects: [
          objectStream([
            [90, '<< /A 1 >>'],
            [91, `<< ${js} >>`],
          ]),
        ],
      }),
    ),
    cleaned(
      'oude-versie-js.pdf',
      Buffer.concat([createPdf({ objects: [`<< ${js} >>`] }), createPdf().subarray(9)]),
    ),
  ];
}

function embedded(): SampleFile[] {
  return [
    withAttachment('bijlage.pdf', stream('/Type /EmbeddedFile', Buffer.from('hallo'))),
    withAttachment('bijlagenlijst.pdf', '<< /EmbeddedFiles << /Names [] >> >>'),
    withAttachment('paperclip.pdf', '<< /Type /Annot /Subtype /FileAttachment >>'),
    withAttachment('verzameling.pdf', '<< /Collection << /View /D >> >>'),
    withAttachment('naar-bijlage.pdf', '<< /S /GoToE /T << /R /C >> >>'),
  ];
}

function brokenPdfs(): SampleFile[] {
  const pdf = createPdf({ pages: 3 });
  const bom = deflateSync(Buffer.alloc(40 * 1024 * 1024));
  const bombStream = stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', bom);
  const encrypted = '/Encrypt << /Filter /Standard /V 2 /R 3 /O (x) /U (x) /P -4 >>';
  return [
    error('half.pdf', 'beschadigd', pdf.subarray(0, pdf.length / 2)),
    error('alleen-kop.pdf', 'beschadigd', Buffer.from('%PDF-1.7\n%%EOF\n')),
    error('rommel.pdf', 'beschadigd', Buffer.from(`%PDF-1.7\n${'x'.repeat(5000)}\n%%EOF\n`)),
    cleaned('bom.pdf', createPdf({ objects: [bombStream] })),
    cleaned(
      'ondoorzichtig.pdf',
      createPdf({ objects: [stream('/Type /ObjStm /N 1 /First 4 /Filter /LZWDecode', bom)] }),
    ),
    error('wachtwoord.pdf', 'versleuteld', createPdf({ trailer: encrypted })),
    error('boek.pdf', 'teVeelPaginas', createPdf({ pages: 250 })),
    error('zip-erachter.pdf', 'verborgenInhoud', Buffer.concat([pdf, zip()])),
    error('zip-erin.pdf', 'verborgenInhoud', createPdf({ objects: [stream('', zip())] })),
    error('tekst-erachter.pdf', 'verborgenInhoud', Buffer.concat([pdf, Buffer.from('more')])),
    error(
      'pagina-erin.pdf',
      'verborgenInhoud',
      Buffer.concat([Buffer.from('%PDF-1.7\n%<html><script>alert(1)</script>\n'), pdf.subarray(9)]),
    ),
  ];
}

/** PDFs: in order, active, with files in them, broken. */
export function pdfs(): SampleFile[] {
  return [...goodFiles(), ...activeSamples(), ...embedded(), ...brokenPdfs()];
}
