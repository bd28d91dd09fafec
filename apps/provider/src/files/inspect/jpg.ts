import type { FindingCode } from '@mijn/domain/meldingCodes';
import { containsForeignContent, isPadding } from './hidden.ts';
import { endOfImage, jpgSegments } from './jpgSegments.ts';

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
  for (const { marker, start, end } of jpgSegments(content)) {
    if (marker === endOfImage) return inspectTail(content.subarray(end));
    const isNote = (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
    if (isNote && containsForeignContent(content.subarray(start + 4, end)))
      return 'verborgenInhoud';
  }
  return 'beschadigd';
}
