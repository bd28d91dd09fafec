/* The top-level boxes of a HEIF file (ISO/IEC 14496-12, §4.2): length, four letters, content. */

interface HeifBox {
  readonly name: string;
  readonly position: number;
  /** Position of its content. */
  readonly begin: number;
  /** Position behind it, which may lie beyond the file. */
  readonly end: number;
}

/** Lists the boxes until one that is none: a wrong length or an unwritable name. */
function* boxesIn(content: Buffer): Generator<HeifBox> {
  for (let position = 0; position + 8 <= content.length;) {
    const length = content.readUInt32BE(position);
    const name = content.toString('latin1', position + 4, position + 8);
    const isLong = length === 1 && position + 16 <= content.length;
    const header = isLong ? 16 : 8;
    const stated = isLong ? Number(content.readBigUInt64BE(position + 8)) : length;
    const end = length === 0 ? content.length : position + stated;
    if (end < position + header || !/^[\x20-\x7E\xA9]{4}$/.test(name)) return;
    yield { name, position, begin: position + header, end };
    position = end;
  }
}

/** Boxes that may stand before the kind of a file. */
const skipped = new Set(['free', 'skip', 'wide', 'sefd', 'uuid']);

/** Returns the box with the kind of a file, which may stand behind padding or a maker's own data. */
function findKind(content: Buffer): HeifBox | undefined {
  for (const box of boxesIn(content)) {
    if (box.name === 'ftyp') return box;
    if (!skipped.has(box.name)) return undefined;
  }
  return undefined;
}

/** Returns the number of bytes before the box with the kind of a file; 0 without one. */
export function bytesBeforeKind(content: Buffer): number {
  return findKind(content)?.position ?? 0;
}

/**
 * Returns the photo with the box of its kind first, where libheif needs it. What stood before becomes a box to skip
 * behind it, so that all positions in the file stay right.
 */
export function withKindFirst(content: Buffer): Buffer {
  const { position = 0, end = 0 } = findKind(content) ?? {};
  if (position === 0) return content;
  const header = Buffer.alloc(8);
  header.writeUInt32BE(position);
  header.write('free', 4, 'latin1');
  const before = [header, content.subarray(header.length, position)];
  return Buffer.concat([content.subarray(position, end), ...before, content.subarray(end)]);
}

/** Longest list of brands that is read, in bytes. */
const longestBrands = 1_024;

/** Returns the major brand, its version, and the compatible brands. */
function readBrands(content: Buffer, { begin, end }: HeifBox): string[] {
  const last = Math.min(end, begin + longestBrands);
  return content.toString('latin1', begin, last).match(/[^]{4}/g) ?? [];
}

/** Brands of HEVC photos and sequences (ISO/IEC 23008-12, annex B). */
const hevcBrand = /^he(?:i[cxms]|v[cxms])$/;
/** Brands of photos in any coding. */
const photoBrands = ['mif1', 'mif2', 'msf1', 'miaf'];

/**
 * Returns the kind of photo by the major and compatible brands: heic, or avif, which we do not accept. Undefined for
 * a film and for other files.
 */
export function heifKind(content: Buffer): 'heic' | 'avif' | undefined {
  const kind = findKind(content);
  if (!kind) return undefined;
  const [major = '', , ...compatible] = readBrands(content, kind);
  const brands = [major, ...compatible];
  if (brands.some((brand) => hevcBrand.test(brand))) return 'heic';
  if (brands.includes('avif') || brands.includes('avis')) return 'avif';
  return photoBrands.includes(major) ? 'heic' : undefined;
}

export interface PhotoBoxes {
  /** Number of bytes before a second file, such as a film. */
  readonly end: number;
  /** Positions of boxes that do not belong to the photo. */
  readonly foreign: readonly number[];
  /** Position of a compatible brand to replace by `heic`, when libheif knows none of them. */
  readonly unknownBrand: number | undefined;
}

/** libheif looks for these among the compatible brands, not for those of several layers or views. */
const libheifBrands = ['heic', 'heix', 'mif1'];

function unknownBrand(content: Buffer, kind: HeifBox | undefined): number | undefined {
  const [, , ...compatible] = kind ? readBrands(content, kind) : [];
  const isKnown = compatible.some((brand) => libheifBrands.includes(brand));
  return kind && compatible.length > 0 && !isKnown ? kind.begin + 8 : undefined;
}

/** Returns whether a `meta` box describes pictures: its first box names the handler. */
function describesPictures(content: Buffer, { begin }: HeifBox): boolean {
  return content.toString('latin1', begin + 20, begin + 24) === 'pict';
}

const ownNames = new Set(['ftyp', 'mdat', 'idat', 'free', 'skip']);

/**
 * Finds the data in a photo's file that libheif would fail on, although no viewer reads it: a film (`moov`), a second
 * list of pictures (`meta`), makers' own boxes, and another file behind it.
 */
export function photoBoxes(content: Buffer): PhotoBoxes {
  const boxes = [...boxesIn(content)];
  const first = boxes.findIndex(({ name }) => name === 'ftyp');
  const second = boxes.findIndex(({ name }, i) => name === 'ftyp' && i > first);
  const own = second === -1 ? boxes : boxes.slice(0, second);
  const lists = own.filter(({ name }) => name === 'meta');
  const list = lists.find((box) => describesPictures(content, box)) ?? lists[0];
  // Without a list the pictures are in other boxes: those of a sequence.
  const foreign = list ? own.filter((box) => box !== list && !ownNames.has(box.name)) : [];
  return {
    end: boxes[second]?.position ?? content.length,
    foreign: foreign.map(({ position }) => position),
    unknownBrand: unknownBrand(
      content,
      own.find(({ name }) => name === 'ftyp'),
    ),
  };
}
