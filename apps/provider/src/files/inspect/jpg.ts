import type { FindingCode } from './inspection.ts';
import { containsForeignContent, isPadding } from './hidden.ts';

const endOfImage = 0xd9;
const beginScan = 0xda;

/** Markers without a length: TEM, RST0–RST7. */
function isStandalone(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
}

/** Where the picture data of a scan ends: at the next real marker. */
function endOfScan(content: Buffer, from: number): number {
  let position = from;
  for (;;) {
    position = content.indexOf(0xff, position);
    if (position === -1) return content.length;
    const next = content[position + 1] ?? 0;
    if (next !== 0x00 && next !== 0xff && !isStandalone(next)) return position;
    position += next === 0xff ? 1 : 2;
  }
}

// Phones put a second picture (FF D8), a film (ftyp) or their own list (SEFT) behind the photo. That
// is dropped when the photo is made anew; anything else behind it is no part of a photo.
function isPhoneAttachment(tail: Buffer): boolean {
  return (
    tail.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) ||
    tail.toString('latin1', 4, 8) === 'ftyp' ||
    tail.toString('latin1', tail.length - 4) === 'SEFT'
  );
}

function inspectTail(tail: Buffer): FindingCode | undefined {
  if (isPadding(tail)) return undefined;
  if (containsForeignContent(tail) || !isPhoneAttachment(tail)) return 'verborgenInhoud';
  return 'extraBeeldVerwijderd';
}

/**
 * Walks through the segments of a JPEG up to its end: finds what is cut off, hidden in its notes, or
 * stuck behind the picture.
 */
export function inspectJpg(content: Buffer): FindingCode | undefined {
  let position = 2;
  while (position + 3 < content.length) {
    if (content[position] !== 0xff) return 'beschadigd';
    const marker = content[position + 1] ?? 0;
    if (marker === 0xff) {
      position += 1;
      continue;
    }
    if (marker === endOfImage) break;
    const end = isStandalone(marker)
      ? position + 2
      : position + 2 + content.readUInt16BE(position + 2);
    const isNote = (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
    if (isNote && containsForeignContent(content.subarray(position + 4, end)))
      return 'verborgenInhoud';
    position = marker === beginScan ? endOfScan(content, end) : end;
  }
  if (content[position] !== 0xff || content[position + 1] !== endOfImage) return 'beschadigd';
  return inspectTail(content.subarray(position + 2));
}
