import type { BevindingCode } from './keuring.ts';
import { bevatVreemdeInhoud, isOpvulling } from './verborgen.ts';

const eindeBeeld = 0xd9;
const beginScan = 0xda;

/** Markers without a length: TEM, RST0–RST7. */
function isLos(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
}

/** Where the picture data of a scan ends: at the next real marker. */
function eindeVanScan(inhoud: Buffer, vanaf: number): number {
  let plek = vanaf;
  for (;;) {
    plek = inhoud.indexOf(0xff, plek);
    if (plek === -1) return inhoud.length;
    const volgend = inhoud[plek + 1] ?? 0;
    if (volgend !== 0x00 && volgend !== 0xff && !isLos(volgend)) return plek;
    plek += volgend === 0xff ? 1 : 2;
  }
}

// Phones put a second picture (FF D8), a film (ftyp) or their own list (SEFT) behind the photo. That
// is dropped when the photo is made anew; anything else behind it is no part of a photo.
function isBijlageVanTelefoon(staart: Buffer): boolean {
  return (
    staart.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) ||
    staart.toString('latin1', 4, 8) === 'ftyp' ||
    staart.toString('latin1', staart.length - 4) === 'SEFT'
  );
}

function keurStaart(staart: Buffer): BevindingCode | undefined {
  if (isOpvulling(staart)) return undefined;
  if (bevatVreemdeInhoud(staart) || !isBijlageVanTelefoon(staart)) return 'verborgenInhoud';
  return 'extraBeeldVerwijderd';
}

/**
 * Walks through the segments of a JPEG up to its end: finds what is cut off, hidden in its notes, or
 * stuck behind the picture.
 */
export function keurJpg(inhoud: Buffer): BevindingCode | undefined {
  let plek = 2;
  while (plek + 3 < inhoud.length) {
    if (inhoud[plek] !== 0xff) return 'beschadigd';
    const marker = inhoud[plek + 1] ?? 0;
    if (marker === 0xff) {
      plek += 1;
      continue;
    }
    if (marker === eindeBeeld) break;
    const eind = isLos(marker) ? plek + 2 : plek + 2 + inhoud.readUInt16BE(plek + 2);
    const isNotitie = (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
    if (isNotitie && bevatVreemdeInhoud(inhoud.subarray(plek + 4, eind))) return 'verborgenInhoud';
    plek = marker === beginScan ? eindeVanScan(inhoud, eind) : eind;
  }
  if (inhoud[plek] !== 0xff || inhoud[plek + 1] !== eindeBeeld) return 'beschadigd';
  return keurStaart(inhoud.subarray(plek + 2));
}
