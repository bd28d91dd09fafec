import { crc32 } from 'node:zlib';
import type { BevindingCode } from './keuring.ts';
import { bevatVreemdeInhoud, isOpvulling } from './verborgen.ts';

const kopLengte = 8;

/**
 * Walks through the chunks of a PNG up to its end: finds what is cut off or changed (checksum),
 * hidden in its notes, or stuck behind the picture.
 */
export function keurPng(inhoud: Buffer): BevindingCode | undefined {
  let plek = kopLengte;
  while (plek + 12 <= inhoud.length) {
    const lengte = inhoud.readUInt32BE(plek);
    const eind = plek + 8 + lengte;
    if (eind + 4 > inhoud.length) return 'beschadigd';
    if (crc32(inhoud.subarray(plek + 4, eind)) !== inhoud.readUInt32BE(eind)) return 'beschadigd';
    const naam = inhoud.toString('latin1', plek + 4, plek + 8);
    const deel = inhoud.subarray(plek + 8, eind);
    // IDAT is the picture; a chunk with a small first letter is a note.
    if (/^[a-z]/.test(naam) && bevatVreemdeInhoud(deel)) return 'verborgenInhoud';
    if (naam === 'IEND') {
      return isOpvulling(inhoud.subarray(eind + 4)) ? undefined : 'verborgenInhoud';
    }
    plek = eind + 4;
  }
  return 'beschadigd';
}
