import type { FindingCode } from '@mijn/domain/meldingCodes';
import { containsForeignContent, containsZip, isPadding } from './hidden.ts';

/** Boxes that a photo of a phone may consist of. */
const known = new Set(['ftyp', 'meta', 'mdat', 'free', 'skip', 'wide', 'uuid', 'moov', 'mpvd']);
/** Boxes of a film beside the photo; it is dropped when the photo is made anew. */
const film = new Set(['moov', 'mpvd']);

interface Box {
  readonly name: string;
  readonly content: Buffer;
  readonly end: number;
}

/** The box that begins at `position`; undefined when there is no whole one. */
function readBox(content: Buffer, position: number): Box | undefined {
  if (position + 8 > content.length) return undefined;
  const size = content.readUInt32BE(position);
  const isLong = size === 1 && position + 16 <= content.length;
  const bytes = isLong ? Number(content.readBigUInt64BE(position + 8)) : size;
  const header = isLong ? 16 : 8;
  // Size 0: up to the end of the file.
  const end = bytes === 0 ? content.length : position + bytes;
  if (end > content.length || end < position + header) return undefined;
  const name = content.toString('latin1', position + 4, position + 8);
  return { name, content: content.subarray(position + header, end), end };
}

/**
 * Walks through the boxes of a HEIC or HEIF photo: finds what is cut off, hidden beside the picture,
 * or stuck behind it.
 */
export function inspectHeic(content: Buffer): FindingCode | undefined {
  if (containsZip(content)) return 'verborgenInhoud';
  let extra: FindingCode | undefined;
  let position = 0;
  while (position < content.length) {
    const rest = content.subarray(position);
    const box = readBox(content, position);
    if (!box || !known.has(box.name)) {
      if (isPadding(rest)) return extra;
      return box || containsForeignContent(rest) ? 'verborgenInhoud' : 'beschadigd';
    }
    // Picture data may look like anything; it is only ever read as a picture.
    if (box.name !== 'mdat' && containsForeignContent(box.content)) return 'verborgenInhoud';
    if (film.has(box.name)) extra = 'extraBeeldVerwijderd';
    position = box.end;
  }
  return extra;
}
