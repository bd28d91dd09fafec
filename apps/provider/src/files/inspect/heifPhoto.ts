import { fileRules } from '@mijn/domain/constants';
import createLibheif, { type Libheif } from 'libheif-js/libheif-wasm/libheif-bundle.mjs';
import { photoBoxes } from './heifBoxes.ts';

/*
 * Decodes HEIC tile by tile through libheif's C functions. The documented API of libheif-js (`HeifDecoder`, `display`)
 * decodes a whole photo at once and keeps its memory: 131 MB for 12 megapixels, 237 for 24, and 465 for the 48 that
 * phones make; a file may take 300 (ADR 0004). Tile by tile, 24 megapixels take 92 MB, and 48, kept at half size, take
 * 58. Each photo gets a fresh instance, so that photos share no state.
 */

/** libheif's constants for RGB, three bytes per pixel. */
const rgb = 1;
const interleaved = 10;
/** Same with an alpha byte. */
const interleavedWithAlpha = 11;

/** Maximum pixels of a picture decoded at once: libheif then holds it three times (ADR 0004). */
const maximumAtOnce = 16_000_000;
/** Maximum pixels of a picture that is decoded at once and stored at full size. */
const maximumWholeAtOnce = 12_000_000;

/** The main picture of a photo in libheif's memory. */
export interface HeifPhoto {
  readonly lib: Libheif;
  readonly context: number;
  readonly handle: number;
  /** Number of the main picture in the file. */
  readonly item: number;
  readonly width: number;
  readonly height: number;
  /** Number of pictures in the file. */
  readonly pictures: number;
  /** Whether it has transparency, which viewers show as white. */
  readonly hasAlpha: boolean;
  /** Undefined without a grid of tiles, or when it cannot be decoded by tile. */
  readonly tiles: Tiles | undefined;
}

/** A grid of tiles of equal size. The outer tiles may extend beyond the picture. */
interface Tiles {
  /** Pixels of the first column and row that lie outside the picture. */
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
}

/** Part of a picture, three bytes per pixel; valid until the next call to libheif. */
export interface Part {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** Bytes per line. */
  readonly stride: number;
}

/** View of libheif's memory. Create it anew for each access: the buffer is replaced when memory grows. */
function bytesOf({ HEAP32 }: Libheif): Uint8Array {
  return new Uint8Array(HEAP32.buffer);
}

/** Calls a C function of libheif by name. */
function invoke(lib: Libheif, name: string, ...values: readonly number[]): number {
  const call = lib[`_${name}`];
  if (!call) throw new Error(`libheif has no ${name}`);
  return call(...values);
}

function newAddress(lib: Libheif, bytes: number): number {
  const address = invoke(lib, 'malloc', bytes);
  bytesOf(lib).fill(0, address, address + bytes);
  return address;
}

/** Calls a function that returns a heif_error. Returns its output as integers; undefined on an error. */
function ask(
  lib: Libheif,
  call: (error: number, answer: number) => unknown,
): readonly number[] | undefined {
  const [error, answer] = [newAddress(lib, 16), newAddress(lib, 64)];
  call(error, answer);
  if (lib.HEAP32[error / 4] !== 0) return undefined;
  return [...lib.HEAP32.subarray(answer / 4, answer / 4 + 16)];
}

function tilesOf(lib: Libheif, handle: number, width: number, height: number): Tiles | undefined {
  const tiling = ask(lib, (error, answer) =>
    invoke(lib, 'heif_image_handle_get_image_tiling', error, handle, 1, answer),
  );
  const [columns = 1, rows = 1, across = 0, down = 0, imageWidth, imageHeight, top, left] =
    tiling?.slice(1) ?? [];
  if (columns * rows < 2 || imageWidth !== width || imageHeight !== height) return undefined;
  // Rotation can move the excess of the last tiles to before the picture.
  const before = {
    left: left ? columns * across - width : 0,
    top: top ? rows * down - height : 0,
  };
  // Odd sizes would lose a line or column between tiles when halved.
  const isEven = [across, down, before.left, before.top].every((side) => side % 2 === 0);
  return isEven ? { columns, rows, width: across, height: down, ...before } : undefined;
}

/** Zeros with which an encoder may align the end of a part, or of all parts. */
const longestPadding = 16;

function isPadding(content: Buffer): boolean {
  return content.length <= longestPadding && content.every((byte) => byte === 0);
}

/** Opens a photo without decoding it; undefined when it cannot be read. */
export function openHeifPhoto(content: Buffer): HeifPhoto | undefined {
  const lib = createLibheif();
  const context = invoke(lib, 'heif_context_alloc');
  const { end: length, foreign, unknownBrand } = photoBoxes(content);
  const address = invoke(lib, 'malloc', length);
  bytesOf(lib).set(content.subarray(0, length), address);
  for (const position of foreign) bytesOf(lib).set(Buffer.from('free'), address + position + 4);
  if (unknownBrand !== undefined) bytesOf(lib).set(Buffer.from('heic'), address + unknownBrand);
  const read = ask(lib, (error) =>
    invoke(lib, 'heif_context_read_from_memory_without_copy', error, context, address, length, 0),
  );
  const [handle] =
    (read &&
      ask(lib, (error, answer) =>
        invoke(lib, 'heif_context_get_primary_image_handle', error, context, answer),
      )) ??
    [];
  if (!handle) return undefined;
  const width = invoke(lib, 'heif_image_handle_get_width', handle);
  const height = invoke(lib, 'heif_image_handle_get_height', handle);
  const pictures = invoke(lib, 'heif_context_get_number_of_top_level_images', context);
  const hasAlpha = invoke(lib, 'heif_image_handle_has_alpha_channel', handle) !== 0;
  const tiles = tilesOf(lib, handle, width, height);
  const item = invoke(lib, 'heif_image_handle_get_item_id', handle);
  return { lib, context, item, handle, width, height, pictures, hasAlpha, tiles };
}

/**
 * Returns whether a HEVC part has zeros where data was. An encoder never writes three zero bytes in a row (H.265,
 * §7.4.2), so this refuses no whole photo. `content` has parts with their lengths in four bytes.
 */
export function hasZeroedPart(content: Buffer): boolean {
  for (let position = 0; position + 4 <= content.length;) {
    const length = content.readUInt32BE(position);
    const part = content.subarray(position + 4, position + 4 + length);
    const zeros = part.indexOf('\0\0\0', 0, 'latin1');
    if (length === 0) return !isPadding(content.subarray(position));
    if (zeros !== -1 && !isPadding(part.subarray(zeros))) return true;
    position += 4 + length;
  }
  return false;
}

/** Returns the stored bytes of a picture or tile; undefined when there are none. */
function storedBytes({ lib, context }: HeifPhoto, item: number): Buffer | undefined {
  const [dataAt, sizeAt] = [newAddress(lib, 4), newAddress(lib, 4)];
  const read = ask(lib, (error) =>
    invoke(lib, 'heif_item_get_item_data', error, context, item, 0, dataAt, sizeAt),
  );
  const [data, size] = [lib.HEAP32[dataAt / 4] ?? 0, lib.HEAP32[sizeAt / 4] ?? 0];
  if (!read || data === 0) return undefined;
  const stored = Buffer.from(bytesOf(lib).subarray(data, data + size));
  invoke(lib, 'heif_release_item_data', context, dataAt);
  return stored;
}

/** Returns the pictures of which a picture is derived, such as the tiles of a grid. */
function sourcesOf({ lib, context }: HeifPhoto, item: number): number[] {
  const [typeAt, listAt] = [newAddress(lib, 4), newAddress(lib, 4)];
  for (let index = 0; ; index += 1) {
    const count = invoke(
      lib,
      'heif_context_get_item_references',
      context,
      item,
      index,
      typeAt,
      listAt,
    );
    if (count === 0) return [];
    const list = (lib.HEAP32[listAt / 4] ?? 0) / 4;
    const found = [...lib.HEAP32.subarray(list, list + count)];
    const isDerived = lib.HEAP32[typeAt / 4] === typeNumber('dimg');
    invoke(lib, 'heif_release_item_references', context, listAt);
    if (isDerived) return found;
  }
}

const typeNumber = (name: string): number => Buffer.from(name, 'latin1').readInt32BE();

/**
 * Returns whether zeros stand in the place of part of the picture, as after a broken upload. libheif's strict decoding
 * does not report that: its HEVC decoder draws the rest of the tile grey and keeps the warning to itself.
 */
export function hasZeroedData(photo: HeifPhoto): boolean {
  const items = new Set([photo.item]);
  // A set visits items that are added during the loop, each once.
  for (const item of items) {
    for (const source of sourcesOf(photo, item)) items.add(source);
    const type = invoke(photo.lib, 'heif_item_get_item_type', photo.context, item);
    if (type !== typeNumber('hvc1')) continue;
    const stored = storedBytes(photo, item);
    if (stored && hasZeroedPart(stored)) return true;
  }
  return false;
}

/** Blends RGBA with white and packs it to RGB, in place to save memory. */
function putOnWhite(pixels: Uint8Array, width: number, height: number, stride: number): void {
  for (let line = 0; line < height; line += 1) {
    for (let column = 0; column < width; column += 1) {
      const [from, to] = [line * stride + column * 4, line * stride + column * 3];
      const seen = (pixels[from + 3] ?? 0) / 255;
      for (let part = 0; part < 3; part += 1) {
        pixels[to + part] = Math.round((pixels[from + part] ?? 0) * seen + 255 * (1 - seen));
      }
    }
  }
}

const chromaOf = ({ hasAlpha }: HeifPhoto): number =>
  hasAlpha ? interleavedWithAlpha : interleaved;

function withPart<T>(
  { lib, hasAlpha }: HeifPhoto,
  image: readonly number[] | undefined,
  use: (part: Part) => T,
): T | undefined {
  const [address] = image ?? [];
  if (!address) return undefined;
  const [width, height] = [
    invoke(lib, 'heif_image_get_width', address, interleaved),
    invoke(lib, 'heif_image_get_height', address, interleaved),
  ];
  const strideAt = newAddress(lib, 4);
  const plane = invoke(lib, 'heif_image_get_plane_readonly', address, interleaved, strideAt);
  const stride = lib.HEAP32[strideAt / 4] ?? 0;
  const pixels = bytesOf(lib).subarray(plane, plane + stride * height);
  if (hasAlpha) putOnWhite(pixels, width, height, stride);
  const used = use({ pixels, width, height, stride });
  invoke(lib, 'heif_image_release', address);
  return used;
}

/** Decodes one tile with rotation applied; undefined on failure. */
export function decodeTile<T>(
  photo: HeifPhoto,
  column: number,
  row: number,
  use: (part: Part) => T,
): T | undefined {
  const { lib, handle } = photo;
  const image = ask(lib, (error, answer) =>
    invoke(
      lib,
      'heif_image_handle_decode_image_tile',
      error,
      handle,
      answer,
      rgb,
      chromaOf(photo),
      0,
      column,
      row,
    ),
  );
  return withPart(photo, image, use);
}

/** Decodes the whole picture with rotation applied; undefined on failure. */
export function decodeWhole<T>(photo: HeifPhoto, use: (part: Part) => T): T | undefined {
  const { lib, handle } = photo;
  const image = ask(lib, (error, answer) =>
    invoke(lib, 'heif_decode_image', error, handle, answer, rgb, chromaOf(photo), 0),
  );
  return withPart(photo, image, use);
}

/** The decoded picture, three bytes per pixel. */
export interface Canvas {
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
  /** 2 when the photo is stored at half its size. */
  readonly divisor: 1 | 2;
}

function createCanvas({ width, height, tiles }: HeifPhoto): Canvas {
  const most = tiles ? fileRules.maximumPixelsConverted : maximumWholeAtOnce;
  const divisor = width * height > most ? 2 : 1;
  const [across, down] = [Math.floor(width / divisor), Math.floor(height / divisor)];
  return { pixels: Buffer.alloc(across * down * 3), width: across, height: down, divisor };
}

/** Copies a part of the photo to the canvas. `left` and `top` are pixels of the photo, and may be negative. */
function place(canvas: Canvas, part: Part, left: number, top: number): void {
  const { pixels, width, height, divisor } = canvas;
  const [first, firstLine] = [Math.max(0, -left) / divisor, Math.max(0, -top) / divisor];
  const across = Math.min(Math.floor(part.width / divisor), width - left / divisor) - first;
  const end = Math.min(Math.floor(part.height / divisor), height - top / divisor);
  for (let line = firstLine; line < end; line += 1) {
    const from = line * divisor * part.stride + first * divisor * 3;
    const to = ((top / divisor + line) * width + left / divisor + first) * 3;
    if (divisor === 1) pixels.set(part.pixels.subarray(from, from + across * 3), to);
    else halve(part, from, pixels.subarray(to, to + across * 3));
  }
}

/** Fills a line with the averages of 2 × 2 pixels. */
function halve({ pixels, stride }: Part, from: number, line: Buffer): void {
  for (let i = 0; i < line.length; i += 1) {
    const at = from + i + 3 * Math.trunc(i / 3);
    const sum =
      (pixels[at] ?? 0) +
      (pixels[at + 3] ?? 0) +
      (pixels[at + stride] ?? 0) +
      (pixels[at + stride + 3] ?? 0);
    line[i] = (sum + 2) >> 2;
  }
}

/** Whether a photo without tiles exceeds what can be decoded at once. */
export function isTooMuchAtOnce({ width, height, tiles }: HeifPhoto): boolean {
  return !tiles && width * height > maximumAtOnce;
}

/** Decodes a photo, by tile where possible; undefined on failure. */
export function decodePhoto(photo: HeifPhoto): Canvas | undefined {
  const canvas = createCanvas(photo);
  const { tiles } = photo;
  if (!tiles) {
    return decodeWhole(photo, (part) => {
      place(canvas, part, 0, 0);
      return canvas;
    });
  }
  for (let row = 0; row < tiles.rows; row += 1) {
    for (let column = 0; column < tiles.columns; column += 1) {
      const isPlaced = decodeTile(photo, column, row, (part) => {
        place(canvas, part, column * tiles.width - tiles.left, row * tiles.height - tiles.top);
        return true;
      });
      if (!isPlaced) return undefined;
    }
  }
  return canvas;
}
