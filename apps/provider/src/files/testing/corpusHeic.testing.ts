import { readFileSync } from 'node:fs';
import { zip } from './image.testing.ts';
import { error, acceptedFile, type SampleFile } from './sampleFile.testing.ts';

// Made by libheif's own encoder (Debian's heif-enc) from pictures of ours, place included: nothing
// here can make them. `grid` is six of its pictures of 512 × 512, put together as an iPhone does: tiles of
// one colour each, a grid over them (a derived item of 1400 × 900, so that the edges are cut off).
/** A photo of the corpus by its name. */
export function read(name: string): Buffer {
  return readFileSync(new URL(`heic/${name}.heic`, import.meta.url));
}

/** A box of a HEIC photo: its length, its name, what is in it. */
export function box(name: string, content: Buffer | string): Buffer {
  const part = Buffer.concat([Buffer.alloc(4), Buffer.from(name, 'latin1'), Buffer.from(content)]);
  part.writeUInt32BE(part.length);
  return part;
}

function together(...parts: readonly Buffer[]): Buffer {
  return Buffer.concat(parts);
}

/** The photo with other brands, at the same positions. */
export function withBrands(photo: Buffer, major: string, ...compatible: readonly string[]): Buffer {
  const length = photo.readUInt32BE();
  const brands = `${major}\0\0\0\0${compatible.join('')}`.padEnd(length - 8, 'abcd');
  return together(box('ftyp', brands.slice(0, length - 8)), photo.subarray(length));
}

/** The photo with zeros from a part of its data on, as after a broken upload. */
export function zeroedFrom(photo: Buffer, part: number): Buffer {
  const zeroed = Buffer.from(photo);
  const begin = photo.indexOf('mdat') + 4;
  return zeroed.fill(0, begin + Math.floor((photo.length - begin) * part));
}

/** The size that the photo says it has, everywhere it says so. */
function withSize(photo: Buffer, width: number, height: number): Buffer {
  const otherwise = Buffer.from(photo);
  for (
    let position = otherwise.indexOf('ispe');
    position !== -1;
    position = otherwise.indexOf('ispe', position + 4)
  ) {
    otherwise.writeUInt32BE(width, position + 8);
    otherwise.writeUInt32BE(height, position + 12);
  }
  return otherwise;
}

interface Box {
  readonly name: string;
  readonly content: Buffer;
}

function boxesIn(content: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let position = 0; position < content.length;) {
    const end = position + content.readUInt32BE(position);
    const name = content.toString('latin1', position + 4, position + 8);
    boxes.push({ name, content: content.subarray(position + 8, end) });
    position = end;
  }
  return boxes;
}

function contentIn(boxes: readonly Box[], name: string): Buffer {
  const found = boxes.find((one) => one.name === name);
  if (!found) throw new Error(`No ${name}`);
  return found.content;
}

/** Numbers of so many bytes each. */
function numbers(bytes: number, values: readonly number[]): Buffer {
  const all = Buffer.alloc(bytes * values.length);
  for (const [i, value] of values.entries()) all.writeUIntBE(value, i * bytes, bytes);
  return all;
}

/** A photo as a phone stores it: a grid of the six tiles of `grid`, which come again and again. */
interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  /** Quarters by which it is turned to the left. */
  readonly quarters?: number;
  /** Number of bytes that will stand before it, which its positions count. */
  readonly bytesBefore?: number;
}

/** The properties of the tiles, as `grid` has them, of the whole, and which of them each has. */
function gridProperties(
  old: Buffer,
  { width, height, quarters = 0 }: Grid,
  tiles: readonly number[],
) {
  const [settings, tileSize] = boxesIn(contentIn(boxesIn(old), 'ipco'));
  if (!settings || !tileSize) throw new Error('No properties');
  const size = Buffer.concat([Buffer.alloc(4), numbers(4, [width, height])]);
  const all = [
    box(settings.name, settings.content),
    box(tileSize.name, tileSize.content),
    box('ispe', size),
    box('irot', Buffer.from([quarters])),
  ];
  const ofTiles = tiles.map((id) => Buffer.concat([numbers(2, [id]), Buffer.from([2, 0x81, 2])]));
  const ofWhole = Buffer.concat([numbers(2, [tiles.length + 1]), Buffer.from([2, 3, 0x84])]);
  const count = numbers(4, [0, tiles.length + 1]);
  return box(
    'iprp',
    together(box('ipco', together(...all)), box('ipma', together(count, ...ofTiles, ofWhole))),
  );
}

/** The list of a grid's parts: tile after tile, each where one of the six stands, and the grid over them. */
function gridMeta(grid: Grid, shift: number): Buffer {
  const old = boxesIn(contentIn(boxesIn(read('grid')), 'meta').subarray(4));
  const places = contentIn(old, 'iloc');
  const count = grid.columns * grid.rows;
  const tiles = Array.from({ length: count }, (_, i) => i + 1);
  const extents = tiles.map((id) => {
    const at = 8 + ((id - 1) % 6) * 16 + 8;
    const place = [places.readUInt32BE(at) + shift, places.readUInt32BE(at + 4)];
    return Buffer.concat([numbers(2, [id, 0, 0, 1]), numbers(4, place)]);
  });
  const whole = count + 1;
  const inItself = Buffer.concat([numbers(2, [whole, 1, 0, 1]), numbers(4, [0, 8])]);
  const items = [...tiles, whole].map((id) =>
    box(
      'infe',
      together(
        Buffer.from([2, 0, 0, id === whole ? 0 : 1]),
        numbers(2, [id, 0]),
        Buffer.from(id === whole ? 'grid\0' : 'hvc1\0'),
      ),
    ),
  );
  return together(
    Buffer.alloc(4),
    box('hdlr', contentIn(old, 'hdlr')),
    box('pitm', numbers(2, [0, 0, whole])),
    box(
      'iloc',
      together(Buffer.from([1, 0, 0, 0, 0x44, 0]), numbers(2, [whole]), ...extents, inItself),
    ),
    box('iinf', together(numbers(2, [0, 0, whole]), ...items)),
    box('iref', together(Buffer.alloc(4), box('dimg', numbers(2, [whole, count, ...tiles])))),
    gridProperties(contentIn(old, 'iprp'), grid, tiles),
    box(
      'idat',
      together(
        Buffer.from([0, 0, grid.rows - 1, grid.columns - 1]),
        numbers(2, [grid.width, grid.height]),
      ),
    ),
  );
}

/** The bytes of such a photo. */
export function gridPhoto(grid: Grid): Buffer {
  const old = read('grid');
  const parts = boxesIn(old);
  const { bytesBefore = 0 } = grid;
  const shift = gridMeta(grid, 0).length - contentIn(parts, 'meta').length + bytesBefore;
  return together(
    ...parts.map(({ name, content }) =>
      box(name, name === 'meta' ? gridMeta(grid, shift) : content),
    ),
  );
}

/** 48 megapixels, as phones make them. */
const phone = { columns: 16, rows: 12, width: 8064, height: 6048 };

/** HEIC photos: in order, too large, broken, with something behind them. */
export function heics(): SampleFile[] {
  const [plain, small, large] = [read('plain'), read('small'), read('large')];
  const gap = Buffer.from(plain);
  gap.fill(0, gap.indexOf('meta') + 4, gap.indexOf('meta') + 60);
  return [
    acceptedFile('plain.heic', 'jpg', plain, 'omgezet', 'locatieVerwijderd'),
    acceptedFile('tiles.heic', 'jpg', read('grid'), 'omgezet'),
    acceptedFile('small.heic', 'jpg', small, 'omgezet', 'beeldKlein', 'locatieVerwijderd'),
    acceptedFile('phone.heic', 'jpg', () => gridPhoto(phone), 'omgezet'),
    acceptedFile(
      'phone-upright.heic',
      'jpg',
      () => gridPhoto({ ...phone, quarters: 3 }),
      'omgezet',
    ),
    acceptedFile(
      'phone-24.heic',
      'jpg',
      () => gridPhoto({ columns: 11, rows: 9, width: 5632, height: 4224 }),
      'omgezet',
    ),
    // 31 megapixels in one piece, as no phone makes it: decoded at once it would be far too much.
    error('large.heic', 'teZwaar', large),
    ...Object.entries({
      padding: Buffer.alloc(32),
      'one-byte': Buffer.from([0xff]),
      free: box('free', 'x'),
      film: box('moov', 'film'),
      'motion-photo': box('moov', box('mvhd', Buffer.alloc(100))),
      'second-list': box('meta', box('hdlr', Buffer.from('\0\0\0\0\0\0\0\0pict'))),
      'second-photo': read('grid'),
      samsung: box('sefd', Buffer.alloc(3_000, 0x5a)),
      unknown: box('ziek', 'x'),
      archive: zip(),
      page: Buffer.from('<html><script>'),
    }).map(([name, behind]) =>
      acceptedFile(
        `${name}-behind.heic`,
        'jpg',
        together(plain, behind),
        'omgezet',
        'locatieVerwijderd',
      ),
    ),
    error('lies.heic', 'teVeelPixels', withSize(plain, 60_000, 60_000)),
    error('half.heic', 'beschadigd', plain.subarray(0, plain.length / 2)),
    ...[0.1, 0.25, 0.5, 0.75, 0.9].map((part) =>
      error(`zeros-from-${part * 100}.heic`, 'beschadigd', () => zeroedFrom(plain, part)),
    ),
    error('zeros-tiles.heic', 'beschadigd', () => zeroedFrom(read('grid'), 0.97)),
    ...['heim', 'heis', 'mif2', 'miaf', 'mp42'].map((major) =>
      acceptedFile(
        `${major}.heic`,
        'jpg',
        withBrands(plain, major, 'miaf', major === 'mp42' ? 'heic' : 'mif2'),
        'omgezet',
        'locatieVerwijderd',
      ),
    ),
    ...['free', 'skip', 'sefd'].map((name) =>
      acceptedFile(
        `${name}-before.heic`,
        'jpg',
        together(box(name, 'x'), plain),
        'omgezet',
        'locatieVerwijderd',
      ),
    ),
    error('header-only.heic', 'beschadigd', plain.subarray(0, 40)),
    error('gap.heic', 'beschadigd', gap),
  ];
}
