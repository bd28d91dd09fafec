import { PdfName, PdfStream } from '@libpdf/core';
import { pipeline } from 'node:stream/promises';
import { createInflate, inflateSync } from 'node:zlib';

/** A PDF that cannot be written anew, or whose copy would be too much for a reader. */
export class CannotCopyError extends Error {}

const megabyte = 1024 * 1024;

/** What the streams of one PDF may come to, bytes: what a parser reads, and pictures, which nobody unpacks here. */
const limits = {
  one: 16 * megabyte,
  together: 48 * megabyte,
  onePicture: 128 * megabyte,
  picturesTogether: 512 * megabyte,
};

/** Filters of pictures; how large one becomes is said by its width and height. */
const pictureFilters = new Set(['DCTDecode', 'JPXDecode', 'CCITTFaxDecode', 'JBIG2Decode']);
/** Filters that make more of less: what they come to is counted. */
const packings: ReadonlyMap<string, (data: Uint8Array, most: number) => number> = new Map([
  ['FlateDecode', inflatedBytes],
  ['LZWDecode', tableBytes],
  ['RunLengthDecode', runLengthBytes],
]);
/** Filters that write bytes as letters, and come to less. */
const spellings = new Set(['ASCII85Decode', 'ASCIIHexDecode']);

function inflatedBytes(data: Uint8Array, most: number): number {
  try {
    return inflateSync(data, { maxOutputLength: most }).length;
  } catch (error) {
    // Readers skip what cannot be unpacked.
    return error instanceof RangeError ? Infinity : data.length;
  }
}

function runLengthBytes(data: Uint8Array): number {
  let bytes = 0;
  for (let position = 0; position < data.length;) {
    const length = data[position] ?? 128;
    if (length === 128) break;
    bytes += length < 128 ? length + 1 : 257 - length;
    position += length < 128 ? length + 2 : 2;
  }
  return bytes;
}

const clearTable = 256;
const endOfData = 257;

// Codes grow a bit longer one code early, or not (`EarlyChange`); the parser does it one later still. A file
// that is read to its end by one reader may be a bomb for another.
const earlyChanges = [1, 0, -1];

function tableBytes(data: Uint8Array): number {
  return Math.max(...earlyChanges.map((early) => tableBytesBy(early, data)));
}

/** Follows the codes without what they stand for: how long that is, is enough. */
function tableBytesBy(early: number, data: Uint8Array): number {
  const lengths = new Uint32Array(4097);
  let [bytes, next, width, before, bits, held] = [0, 258, 9, 0, 0, 0];
  for (const byte of data) {
    held = ((held << 8) | byte) & 0xff_ff_ff;
    bits += 8;
    if (bits < width) continue;
    bits -= width;
    const code = (held >> bits) & ((1 << width) - 1);
    if (code === endOfData) break;
    if (code === clearTable) {
      [next, width, before] = [258, 9, 0];
      continue;
    }
    const length = code < clearTable ? 1 : code < next ? (lengths[code] ?? 1) : before + 1;
    bytes += length;
    if (before > 0 && next < 4096) lengths[next++] = before + 1;
    before = length;
    width = Math.min(12, Math.max(9, (next + early).toString(2).length));
  }
  return bytes;
}

/**
 * How many bytes a stream's content comes to, `most` being all that is of interest.
 * @throws CannotCopyError when it is packed in a way that nobody knows, or twice.
 */
function unpackedBytes(data: Uint8Array, filters: readonly string[], most: number): number {
  const [first, ...rest] = filters;
  if (first === undefined || pictureFilters.has(first)) return data.length;
  if (spellings.has(first)) {
    if (rest.length === 0) return data.length;
    const spelt = new PdfStream([['Filter', PdfName.of(first)]], data);
    return unpackedBytes(spelt.getDecodedData(), rest, most);
  }
  const count = packings.get(first);
  if (!count || rest.some((name) => !pictureFilters.has(name))) throw new CannotCopyError('packed');
  return count(data, most);
}

/** What is still allowed of one PDF. */
export interface Allowance {
  /** Counts what a parser or reader unpacks. @throws CannotCopyError when it is too much. */
  readonly spend: (data: Uint8Array, filters: readonly string[]) => void;
  /** Notes a picture, of which the bytes are counted by `countPictures`. */
  readonly note: (data: Uint8Array, filters: readonly string[]) => void;
  /** Counts the pictures, without keeping any. @throws CannotCopyError when they are too much. */
  readonly countPictures: () => Promise<void>;
}

/** Makes what one PDF is allowed. */
export function createAllowance(): Allowance {
  let spent = 0;
  const pictures: Uint8Array[] = [];
  const spend: Allowance['spend'] = (data, filters) => {
    const bytes = unpackedBytes(data, filters, limits.one);
    spent += bytes;
    if (bytes > limits.one || spent > limits.together) throw new CannotCopyError('too much');
  };
  return {
    spend,
    note: (data, filters) => {
      if (filters[0] === 'FlateDecode' && filters.length === 1) pictures.push(data);
      else spend(data, filters);
    },
    countPictures: async () => {
      let together = 0;
      for (const picture of pictures) {
        together += await inflatedInPassing(picture);
        if (together > limits.picturesTogether) throw new CannotCopyError('too much');
      }
    },
  };
}

async function inflatedInPassing(data: Uint8Array): Promise<number> {
  let bytes = 0;
  const count = async (pieces: AsyncIterable<Buffer>): Promise<void> => {
    for await (const { length } of pieces) {
      bytes += length;
      if (bytes > limits.onePicture) throw new CannotCopyError('too much');
    }
  };
  await pipeline([data], createInflate(), count).catch((error: unknown) => {
    if (error instanceof CannotCopyError) throw error;
  });
  return bytes;
}

/**
 * Does work in which the parser unpacks streams: each is counted first, so that a small file which
 * unpacks to a large one is refused before it does.
 */
export async function withAllowance<T>(allowance: Allowance, work: () => Promise<T>): Promise<T> {
  const { prototype } = PdfStream;
  const original = Object.getOwnPropertyDescriptor(prototype, 'getDecodedData');
  const unpack: unknown = original?.value;
  if (!original || !isUnpacking(unpack)) throw new Error('The parser unpacks in another way');
  Object.defineProperty(prototype, 'getDecodedData', {
    ...original,
    value(this: PdfStream): Uint8Array {
      allowance.spend(this.data, plainFilters(this));
      return unpack.call(this);
    },
  });
  try {
    return await work();
  } finally {
    Object.defineProperty(prototype, 'getDecodedData', original);
  }
}

function isUnpacking(value: unknown): value is (this: PdfStream) => Uint8Array {
  return typeof value === 'function';
}

/** The filters that the parser itself follows: those that stand in the stream, and not elsewhere. */
function plainFilters(stream: PdfStream): string[] {
  const filter = stream.get('Filter');
  if (filter instanceof PdfName) return [filter.value];
  if (filter === undefined || !('toArray' in filter) || typeof filter.toArray !== 'function')
    return [];
  return filter.toArray().flatMap((name: unknown) => (name instanceof PdfName ? [name.value] : []));
}
