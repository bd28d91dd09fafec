import { deflateSync } from 'node:zlib';
import { zip } from './beeld.ts';
import { fout, goed, type Proefbestand } from './corpus.ts';
import { maakPdf, objectstroom, stroom } from './pdf.ts';

const js = '/S /JavaScript /JS (app.alert(1))';

function actie(naam: string, inhoud: string): Proefbestand {
  return fout(naam, 'actieveInhoud', maakPdf({ objecten: [`<< ${inhoud} >>`] }));
}

function inCatalogus(naam: string, catalogus: string): Proefbestand {
  return fout(naam, 'actieveInhoud', maakPdf({ catalogus }));
}

function metBijlage(naam: string, object: string): Proefbestand {
  return fout(naam, 'ingeslotenBestand', maakPdf({ objecten: [object] }));
}

function goede(): Proefbestand[] {
  const link = '<< /Type /Annot /Subtype /Link /A << /S /URI /URI (https://example.org) >> >>';
  return [
    goed('gewoon.pdf', 'pdf', maakPdf()),
    goed('paginas.pdf', 'pdf', maakPdf({ paginas: 12 })),
    goed('naar-pagina.pdf', 'pdf', maakPdf({ catalogus: '/OpenAction [5 0 R /Fit]' })),
    goed(
      'naar-plek.pdf',
      'pdf',
      maakPdf({ catalogus: '/OpenAction 5 0 R', objecten: ['<< /S /GoTo /D [6 0 R /Fit] >>'] }),
    ),
    goed('met-link.pdf', 'pdf', maakPdf({ objecten: [link] })),
    goed(
      'ingepakt.pdf',
      'pdf',
      maakPdf({ objecten: [objectstroom([[90, '<< /Producer () >>']])] }),
    ),
    goed('tekst-js.pdf', 'pdf', maakPdf({ objecten: ['(in een tekst mag /JavaScript staan)'] })),
    goed(
      'naam-in-stroom.pdf',
      'pdf',
      maakPdf({ objecten: [stroom('', Buffer.from('q /JS gs /AA gs Q'))] }),
    ),
    goed('regels-erachter.pdf', 'pdf', Buffer.concat([maakPdf(), Buffer.from('\r\n\r\n\0\0')])),
  ];
}

function actieve(): Proefbestand[] {
  return [
    inCatalogus('openactie-js.pdf', `/OpenAction << ${js} >>`),
    inCatalogus('openactie-web.pdf', '/OpenAction << /S /URI /URI (https://example.org) >>'),
    inCatalogus('openactie-nergens.pdf', '/OpenAction 77 0 R'),
    inCatalogus('namen-js.pdf', `/Names << /JavaScript << /Names [(a) << ${js} >>] >> >>`),
    inCatalogus('verhuld.pdf', '/OpenAction << /S /J#61vaScript /J#53 (app.alert(1)) >>'),
    inCatalogus('bij-sluiten.pdf', `/AA << /WC << ${js} >> >>`),
    inCatalogus('xfa.pdf', '/AcroForm << /XFA [(template) 4 0 R] >>'),
    actie('programma.pdf', '/S /Launch /F (cmd.exe)'),
    actie('versturen.pdf', '/S /SubmitForm /F (https://example.org)'),
    actie('inlezen.pdf', '/S /ImportData /F (x.fdf)'),
    actie('ander-bestand.pdf', '/S /GoToR /F (x.pdf)'),
    actie('film.pdf', '/Type /Annot /Subtype /RichMedia'),
    actie('weergave.pdf', '/S /Rendition /OP 0'),
    fout(
      'ingepakt-js.pdf',
      'actieveInhoud',
      maakPdf({
        objecten: [
          objectstroom([
            [90, '<< /A 1 >>'],
            [91, `<< ${js} >>`],
          ]),
        ],
      }),
    ),
    fout(
      'oude-versie-js.pdf',
      'actieveInhoud',
      Buffer.concat([maakPdf({ objecten: [`<< ${js} >>`] }), maakPdf().subarray(9)]),
    ),
  ];
}

function ingesloten(): Proefbestand[] {
  return [
    metBijlage('bijlage.pdf', stroom('/Type /EmbeddedFile', Buffer.from('hallo'))),
    metBijlage('bijlagenlijst.pdf', '<< /EmbeddedFiles << /Names [] >> >>'),
    metBijlage('paperclip.pdf', '<< /Type /Annot /Subtype /FileAttachment >>'),
    metBijlage('verzameling.pdf', '<< /Collection << /View /D >> >>'),
    metBijlage('naar-bijlage.pdf', '<< /S /GoToE /T << /R /C >> >>'),
  ];
}

function kapotte(): Proefbestand[] {
  const pdf = maakPdf({ paginas: 3 });
  const bom = deflateSync(Buffer.alloc(40 * 1024 * 1024));
  const bomstroom = stroom('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', bom);
  const versleuteld = '/Encrypt << /Filter /Standard /V 2 /R 3 /O (x) /U (x) /P -4 >>';
  return [
    fout('half.pdf', 'beschadigd', pdf.subarray(0, pdf.length / 2)),
    fout('alleen-kop.pdf', 'beschadigd', Buffer.from('%PDF-1.7\n%%EOF\n')),
    fout('rommel.pdf', 'beschadigd', Buffer.from(`%PDF-1.7\n${'x'.repeat(5000)}\n%%EOF\n`)),
    fout('bom.pdf', 'beschadigd', maakPdf({ objecten: [bomstroom] })),
    fout(
      'ondoorzichtig.pdf',
      'beschadigd',
      maakPdf({ objecten: [stroom('/Type /ObjStm /N 1 /First 4 /Filter /LZWDecode', bom)] }),
    ),
    fout('wachtwoord.pdf', 'versleuteld', maakPdf({ trailer: versleuteld })),
    fout('boek.pdf', 'teVeelPaginas', maakPdf({ paginas: 250 })),
    fout('zip-erachter.pdf', 'verborgenInhoud', Buffer.concat([pdf, zip()])),
    fout('zip-erin.pdf', 'verborgenInhoud', maakPdf({ objecten: [stroom('', zip())] })),
    fout('tekst-erachter.pdf', 'verborgenInhoud', Buffer.concat([pdf, Buffer.from('meer')])),
    fout(
      'pagina-erin.pdf',
      'verborgenInhoud',
      Buffer.concat([Buffer.from('%PDF-1.7\n%<html><script>alert(1)</script>\n'), pdf.subarray(9)]),
    ),
  ];
}

/** PDFs: in order, active, with files in them, broken. */
export function pdfs(): Proefbestand[] {
  return [...goede(), ...actieve(), ...ingesloten(), ...kapotte()];
}
