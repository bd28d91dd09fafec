import { endOfImage, findMarker, isFrame, isStandalone, startOfScan } from './jpgFrame.ts';

/* Zeros in the place of a JPEG's data, as after a broken upload. libjpeg draws them without a warning. */

const startOfImage = 0xd8;
const huffmanTables = 0xc4;
/** Markers of frames of which each scan completes its components. */
const sequential = [0xc0, 0xc1];

/** Zeros in a row that are several blocks of a picture. */
const severalBlocks = 512;
const zeros = Buffer.alloc(severalBlocks);
/** Zeros that a program may write between the data of a picture and its end. */
const longestPadding = 8_192;

/** Adds the symbol that zeros stand for in each AC table of a segment: the first, because codes are canonical. */
function addFirstSymbols(segment: Buffer, firsts: Map<number, number | undefined>): void {
  for (let position = 0; position + 17 <= segment.length;) {
    const table = segment[position] ?? 0;
    const counts = segment.subarray(position + 1, position + 17);
    if (table >> 4 === 1) firsts.set(table & 0x0f, segment[position + 17]);
    position += 17 + counts.reduce((sum, count) => sum + count, 0);
  }
}

/** Whether zeros would give some block of a scan 63 equal values: only the symbol 0 ends a block. */
function hasFullBlocks(header: Buffer, firsts: ReadonlyMap<number, number | undefined>): boolean {
  return Array.from({ length: header[0] ?? 0 }, (_, i) => (header[2 + i * 2] ?? 0) & 0x0f).some(
    (table) => (firsts.get(table) ?? 0) !== 0,
  );
}

function endOfScan(content: Buffer, from: number): number {
  let position = findMarker(content, from);
  while (position !== -1 && isStandalone(content[position + 1] ?? 0)) {
    position = findMarker(content, position + 2);
  }
  return position === -1 ? content.length : position;
}

function endOfZeros(content: Buffer, from: number): number {
  let position = from;
  while (content[position] === 0) position += 1;
  return position;
}

/**
 * Returns a JPEG up to zeros that end its data, so that a decoder notices when data is missing there; undefined when
 * zeros stand in the middle of it. Other pictures unchanged, also those in whose data zeros may mean one color.
 */
export function withoutZerosForData(content: Buffer): Buffer | undefined {
  const firsts = new Map<number, number | undefined>();
  let isSequential = false;
  let position = findMarker(content, 2);
  while (position !== -1 && position + 4 <= content.length) {
    const marker = content[position + 1] ?? 0;
    if (marker === endOfImage) break;
    const length = isStandalone(marker) ? 0 : content.readUInt16BE(position + 2);
    const next = position + 2 + length;
    const segment = content.subarray(position + 4, next);
    if (marker === huffmanTables) addFirstSymbols(segment, firsts);
    if (isFrame(marker)) isSequential = sequential.includes(marker);
    if (marker === startOfScan && isSequential && hasFullBlocks(segment, firsts)) {
      const end = endOfScan(content, next);
      const found = content.subarray(0, end).indexOf(zeros, next);
      if (found !== -1 && endOfZeros(content, found) < end) return undefined;
      const isLast = [endOfImage, startOfImage].includes(content[end + 1] ?? endOfImage);
      if (found !== -1 && isLast) return content.subarray(0, found);
    }
    position = findMarker(content, next);
  }
  return content;
}

/**
 * Returns whether data was left over because zeros in the data took the place of more blocks than the data that stood
 * there. `warning` is libjpeg's.
 */
export function isLeftOver(content: Buffer, warning: string): boolean {
  const [, count] = /(\d+) extraneous bytes before marker 0x(?:c4|d9|da)/.exec(warning) ?? [];
  const scan = content.indexOf(Buffer.from([0xff, startOfScan]));
  const found = content.indexOf(zeros, scan);
  if (found === -1) return false;
  const padding = Math.min(endOfZeros(content, found) - found, longestPadding);
  return Number(count) > padding;
}
