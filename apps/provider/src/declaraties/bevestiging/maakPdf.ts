import type { Taal } from '@mijn/domain/taal';
import { buffer } from 'node:stream/consumers';
import Pdf, { type StructureElement as Deel } from 'pdfkit';
import type { Bevestiging, Feit } from './bevestiging.rules.ts';
import { inStukken, leesLetters, letterVoor } from './letters.ts';

/** How a line looks: points; the colours are those of look.md. */
interface Opmaak {
  readonly grootte: number;
  readonly vet?: boolean;
  readonly kleur?: string;
  /** Room behind it, points. */
  readonly na?: number;
  /** Where it begins, points from the margin; default 0. */
  readonly inspringen?: number;
}

const inkt = '#14212B';
const gedempt = '#44535E';
const merkKleuren = { ZZ: '#0B5C5A', AZVZ: '#12355B' } as const;
const marge = 60;
const tweedeKolom = 170;
const talen = { nl: 'nl-NL', en: 'en-GB' } as const;

/** Draws a text, piece by piece with the file of the font that can write it. */
function schrijf(
  doc: Pdf,
  tekst: string,
  { grootte, vet = false, kleur = inkt, na = 0, inspringen = 0 }: Opmaak,
): void {
  // The space at the end keeps words of lines that follow apart for who reads by ear.
  const stukken = inStukken(`${tekst} `);
  doc.fontSize(grootte).fillColor(kleur);
  doc.x = marge + inspringen;
  const width = doc.page.width - marge - doc.x;
  for (const [i, stuk] of stukken.entries()) {
    const continued = i < stukken.length - 1;
    doc.font(letterVoor(stuk, vet)).text(stuk.tekst, { continued, width, lineGap: grootte * 0.3 });
  }
  doc.y += na;
}

function voegToe(ouder: Deel, doc: Pdf, soort: string, tekst: string, opmaak: Opmaak): void {
  ouder.add(doc.struct(soort, () => schrijf(doc, tekst, opmaak)));
}

/** A list of facts: its name as the label, its value as the body of an item. */
function voegFeitenToe(ouder: Deel, doc: Pdf, feiten: readonly Feit[]): void {
  const lijst = doc.struct('L');
  ouder.add(lijst);
  for (const { naam, waarde, inHetNederlands } of feiten) {
    const punt = doc.struct('LI');
    lijst.add(punt);
    const hoogte = doc.y;
    voegToe(punt, doc, 'Lbl', naam, { grootte: 11, kleur: gedempt });
    // On the same line, unless the label has just opened a page.
    if (doc.y > hoogte) doc.y = hoogte;
    const taal = inHetNederlands ? { lang: talen.nl } : {};
    const opmaak = { grootte: 12, na: 4, inspringen: tweedeKolom };
    punt.add(doc.struct('LBody', taal, () => schrijf(doc, waarde, opmaak)));
    punt.end();
  }
  lijst.end();
}

function voegNamenToe(ouder: Deel, doc: Pdf, namen: readonly string[]): void {
  const lijst = doc.struct('L');
  ouder.add(lijst);
  for (const naam of namen) {
    const punt = doc.struct('LI');
    lijst.add(punt);
    voegToe(punt, doc, 'LBody', naam, { grootte: 12, na: 3 });
    punt.end();
  }
  lijst.end();
}

function tekenKop(doc: Pdf, kleur: string): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc.rect(0, 0, doc.page.width, 10).fill(kleur);
  doc.endMarkedContent();
}

function vul(doc: Pdf, bevestiging: Bevestiging): void {
  const { afzender, kop, inleiding, declaratie, bestanden, hierna, slot } = bevestiging;
  const kleur = merkKleuren[bevestiging.merk];
  const tussenkop = { grootte: 14, vet: true, kleur, na: 6 };
  const geheel = doc.struct('Document');
  doc.addStructure(geheel);
  voegToe(geheel, doc, 'P', afzender, { grootte: 14, vet: true, kleur, na: 18 });
  voegToe(geheel, doc, 'H1', kop, { grootte: 22, vet: true, na: 8 });
  voegToe(geheel, doc, 'P', inleiding, { grootte: 12, na: 16 });
  voegToe(geheel, doc, 'H2', declaratie.kop, tussenkop);
  voegFeitenToe(geheel, doc, declaratie.feiten);
  doc.y += 8;
  voegToe(geheel, doc, 'H2', bestanden.kop, tussenkop);
  if (bestanden.namen.length > 0) voegNamenToe(geheel, doc, bestanden.namen);
  else voegToe(geheel, doc, 'P', bestanden.zin, { grootte: 12 });
  doc.y += 12;
  voegToe(geheel, doc, 'H2', hierna.kop, tussenkop);
  for (const zin of hierna.zinnen) voegToe(geheel, doc, 'P', zin, { grootte: 12, na: 5 });
  doc.y += 12;
  voegToe(geheel, doc, 'P', slot, { grootte: 10, kleur: gedempt });
  geheel.end();
}

/**
 * Makes the PDF of a confirmation: tagged (PDF/UA), with its language and title, the font in it, so
 * that it can be read by eye and by ear. `gemaaktOp` is the insurer's instant.
 */
export async function maakPdf(
  bevestiging: Bevestiging,
  taal: Taal,
  gemaaktOp: Temporal.Instant,
): Promise<Buffer> {
  const doc = new Pdf({
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    displayTitle: true,
    lang: talen[taal],
    info: {
      Title: bevestiging.titel,
      Author: bevestiging.afzender,
      CreationDate: new Date(gemaaktOp.epochMilliseconds),
    },
    autoFirstPage: false,
  });
  const geheel = buffer(doc);
  for (const { naam, inhoud } of await leesLetters()) doc.registerFont(naam, inhoud);
  doc.on('pageAdded', () => tekenKop(doc, merkKleuren[bevestiging.merk]));
  doc.font('gewoon').addPage({ size: 'A4', margin: marge });
  vul(doc, bevestiging);
  doc.end();
  return geheel;
}
