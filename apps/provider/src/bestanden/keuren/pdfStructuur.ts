import { inflateSync } from 'node:zlib';
import type { BevindingCode } from './keuring.ts';
import { leesPdf, leesTekens, type PdfDeel } from './pdfTekens.ts';
import { bevatVreemdeInhoud, bevatZip, isOpvulling } from './verborgen.ts';

const grootsteObjectstroom = 32 * 1024 * 1024;

/** Names that stop a PDF wherever they stand, and as what. */
const verboden: Readonly<Record<string, BevindingCode>> = {
  '/Encrypt': 'versleuteld',
  '/JavaScript': 'actieveInhoud',
  '/JS': 'actieveInhoud',
  '/Launch': 'actieveInhoud',
  '/SubmitForm': 'actieveInhoud',
  '/ImportData': 'actieveInhoud',
  '/GoToR': 'actieveInhoud',
  '/Rendition': 'actieveInhoud',
  '/RichMedia': 'actieveInhoud',
  '/XFA': 'actieveInhoud',
  '/AA': 'actieveInhoud',
  '/EmbeddedFile': 'ingeslotenBestand',
  '/EmbeddedFiles': 'ingeslotenBestand',
  '/FileAttachment': 'ingeslotenBestand',
  '/GoToE': 'ingeslotenBestand',
  '/Collection': 'ingeslotenBestand',
};

/** An object stream that cannot be looked into. */
class OndoorzichtigError extends Error {}

/** The objects that are packed together in an object stream. */
function pakUit({ tekens, stroom }: PdfDeel): PdfDeel[] {
  if (!stroom || !tekens.includes('/ObjStm')) return [];
  const gecomprimeerd = tekens.includes('/Filter');
  if (gecomprimeerd && tekens[tekens.indexOf('/Filter') + 1] === '[') {
    if (tekens[tekens.indexOf('/Filter') + 3] !== ']') throw new OndoorzichtigError();
  }
  if (tekens.includes('/Predictor')) throw new OndoorzichtigError();
  if (gecomprimeerd && !tekens.includes('/FlateDecode')) throw new OndoorzichtigError();
  const inhoud = gecomprimeerd
    ? inflateSync(stroom, { maxOutputLength: grootsteObjectstroom })
    : stroom;
  const eerste = Number(tekens[tekens.indexOf('/First') + 1]);
  if (!Number.isInteger(eerste)) throw new OndoorzichtigError();
  const kop = leesTekens(inhoud.subarray(0, eerste)).map(Number);
  const plekken = kop.filter((_, i) => i % 2 === 1).map((plek) => eerste + plek);
  return plekken.map((plek, i) => ({
    nummer: kop[i * 2] ?? null,
    tekens: leesTekens(inhoud.subarray(plek, plekken[i + 1] ?? inhoud.length)),
    stroom: null,
  }));
}

/** Going to a place in the document itself is the only thing that may happen on opening. */
function isVeiligeActie(tekens: readonly string[]): boolean {
  if (tekens[0] === '[') return true;
  const soort = tekens.indexOf('/S');
  return tekens[0] === '<<' && soort !== -1 && tekens[soort + 1] === '/GoTo';
}

/** The tokens behind `/OpenAction`: the action itself, or the object it refers to. */
function acties(delen: readonly PdfDeel[]): (readonly string[])[] {
  return delen.flatMap(({ tekens }) =>
    tekens.flatMap((teken, i) => {
      if (teken !== '/OpenAction') return [];
      const [nummer, , verwijzing] = tekens.slice(i + 1, i + 4);
      if (verwijzing !== 'R') return [tekens.slice(i + 1, tekens.indexOf('>>', i) + 1)];
      const doelen = delen.filter((deel) => deel.nummer === Number(nummer));
      return doelen.length > 0 ? doelen.map((deel) => deel.tekens) : [[]];
    }),
  );
}

function vindVerboden(delen: readonly PdfDeel[]): BevindingCode | undefined {
  const gevonden = delen.flatMap(({ tekens }) => tekens.flatMap((teken) => verboden[teken] ?? []));
  if (gevonden.includes('versleuteld')) return 'versleuteld';
  if (gevonden.length > 0) return gevonden[0];
  return acties(delen).every(isVeiligeActie) ? undefined : 'actieveInhoud';
}

/** What stands before the header or behind the last `%%EOF` is no part of a PDF. */
function keurRand(inhoud: Buffer): BevindingCode | undefined {
  const einde = inhoud.lastIndexOf('%%EOF');
  if (einde === -1) return 'beschadigd';
  if (!isOpvulling(inhoud.subarray(einde + 5)) || bevatZip(inhoud)) return 'verborgenInhoud';
  return bevatVreemdeInhoud(inhoud.subarray(5, 512)) ? 'verborgenInhoud' : undefined;
}

/**
 * Looks through the structure of a PDF, packed objects included, for what it may not hold:
 * encryption, programs, actions, other files, another file stuck to it.
 */
export function keurPdfStructuur(inhoud: Buffer): BevindingCode | undefined {
  const rand = keurRand(inhoud);
  if (rand) return rand;
  try {
    const delen = leesPdf(inhoud);
    const buiten = vindVerboden(delen);
    if (buiten) return buiten;
    return vindVerboden([...delen, ...delen.flatMap(pakUit)]);
  } catch {
    return 'beschadigd';
  }
}
