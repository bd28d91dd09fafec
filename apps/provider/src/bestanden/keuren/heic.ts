import type { BevindingCode } from './keuring.ts';
import { bevatVreemdeInhoud, bevatZip, isOpvulling } from './verborgen.ts';

/** Boxes that a photo of a phone may consist of. */
const bekend = new Set(['ftyp', 'meta', 'mdat', 'free', 'skip', 'wide', 'uuid', 'moov', 'mpvd']);
/** Boxes of a film beside the photo; it is dropped when the photo is made anew. */
const film = new Set(['moov', 'mpvd']);

interface Doos {
  readonly naam: string;
  readonly inhoud: Buffer;
  readonly eind: number;
}

/** The box that begins at `plek`; undefined when there is no whole one. */
function leesDoos(inhoud: Buffer, plek: number): Doos | undefined {
  if (plek + 8 > inhoud.length) return undefined;
  const maat = inhoud.readUInt32BE(plek);
  const lang = maat === 1 && plek + 16 <= inhoud.length;
  const bytes = lang ? Number(inhoud.readBigUInt64BE(plek + 8)) : maat;
  const kop = lang ? 16 : 8;
  // Size 0: up to the end of the file.
  const eind = bytes === 0 ? inhoud.length : plek + bytes;
  if (eind > inhoud.length || eind < plek + kop) return undefined;
  const naam = inhoud.toString('latin1', plek + 4, plek + 8);
  return { naam, inhoud: inhoud.subarray(plek + kop, eind), eind };
}

/**
 * Walks through the boxes of a HEIC or HEIF photo: finds what is cut off, hidden beside the picture,
 * or stuck behind it.
 */
export function keurHeic(inhoud: Buffer): BevindingCode | undefined {
  if (bevatZip(inhoud)) return 'verborgenInhoud';
  let extra: BevindingCode | undefined;
  let plek = 0;
  while (plek < inhoud.length) {
    const rest = inhoud.subarray(plek);
    const doos = leesDoos(inhoud, plek);
    if (!doos || !bekend.has(doos.naam)) {
      if (isOpvulling(rest)) return extra;
      return doos || bevatVreemdeInhoud(rest) ? 'verborgenInhoud' : 'beschadigd';
    }
    // Picture data may look like anything; it is only ever read as a picture.
    if (doos.naam !== 'mdat' && bevatVreemdeInhoud(doos.inhoud)) return 'verborgenInhoud';
    if (film.has(doos.naam)) extra = 'extraBeeldVerwijderd';
    plek = doos.eind;
  }
  return extra;
}
