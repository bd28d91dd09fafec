import { crc32 } from 'node:zlib';
import type { FindingCode } from '@mijn/domain/meldingCodes';
import { containsForeignContent, isPadding } from './hidden.ts';

const headerLength = 8;

/**
 * Walks through the chunks of a PNG up to its end: finds what is cut off or changed (checksum),
 * hidden in its notes, or stuck behind the picture.
 */
export function inspectPng(content: Buffer): FindingCode | undefined {
  let position = headerLength;
  while (position + 12 <= content.length) {
    const length = content.readUInt32BE(position);
    const end = position + 8 + length;
    if (end + 4 > content.length) return 'beschadigd';
    if (crc32(content.subarray(position + 4, end)) !== content.readUInt32BE(end))
      return 'beschadigd';
    const name = content.toString('latin1', position + 4, position + 8);
    const part = content.subarray(position + 8, end);
    // IDAT is the picture; a chunk with a small first letter is a note.
    if (/^[a-z]/.test(name) && containsForeignContent(part)) return 'verborgenInhoud';
    if (name === 'IEND') {
      return isPadding(content.subarray(end + 4)) ? undefined : 'verborgenInhoud';
    }
    position = end + 4;
  }
  return 'beschadigd';
}
