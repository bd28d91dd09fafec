const startOfScan = 0xda;

/** The marker that ends a JPEG. */
export const endOfImage = 0xd9;

/** A segment of a JPEG: where it begins (its FF) and ends, in bytes; a scan with its picture data. */
export interface JpgSegment {
  readonly marker: number;
  readonly start: number;
  readonly end: number;
  readonly isScan: boolean;
}

/** Markers without a length that may stand amid picture data: TEM, RST0–RST7. */
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

/**
 * The segments of a JPEG in their order, up to and with its end (EOI). Stops without one where the
 * file is cut off or no marker stands where one must.
 */
export function* jpgSegments(content: Buffer): Generator<JpgSegment> {
  let start = 2;
  while (start + 1 < content.length && content[start] === 0xff) {
    const marker = content[start + 1] ?? 0;
    if (marker === 0xff) {
      start += 1;
      continue;
    }
    const isScan = marker === startOfScan;
    const hasLength = !isStandalone(marker) && marker !== endOfImage;
    if (hasLength && start + 3 >= content.length) return;
    const header = start + 2 + (hasLength ? content.readUInt16BE(start + 2) : 0);
    const end = isScan ? endOfScan(content, header) : header;
    yield { marker, start, end, isScan };
    if (marker === endOfImage) return;
    start = end;
  }
}
