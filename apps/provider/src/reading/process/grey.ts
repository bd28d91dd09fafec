import sharp, { type Sharp } from 'sharp';

/** A picture in shades of grey, a byte for each pixel, row by row. */
export interface Grey {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** The pixels of a picture. */
export async function toGrey(picture: Sharp): Promise<Grey> {
  const { data, info } = await picture
    .greyscale()
    .removeAlpha()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

/** A picture of these pixels, to go on with. */
export function fromGrey({ pixels, width, height }: Grey): Sharp {
  return sharp(pixels, { raw: { width, height, channels: 1 } });
}

/** Letters are smaller than this, shadows larger: pixels. */
const paperPart = 24;

/** The brightest of each part of a picture: its paper. */
function paperOf({ pixels, width, height }: Grey): Grey {
  const [across, down] = [Math.ceil(width / paperPart), Math.ceil(height / paperPart)];
  const paper = new Uint8Array(across * down);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / paperPart) * across;
    for (let x = 0; x < width; x += 1) {
      const i = row + Math.floor(x / paperPart);
      paper[i] = Math.max(paper[i] ?? 0, pixels[y * width + x] ?? 0);
    }
  }
  return { pixels: paper, width: across, height: down };
}

/**
 * Takes shadow and colour of the paper away: each pixel against the paper around it, which is what is
 * bright there.
 */
export async function evenLight(grey: Grey): Promise<Grey> {
  const { width, height } = grey;
  const small = await toGrey(fromGrey(paperOf(grey)).median(3).blur(1.2));
  const paper = await toGrey(fromGrey(small).resize(width, height, { fit: 'fill' }));
  const pixels = new Uint8Array(width * height);
  for (let i = 0; i < pixels.length; i += 1) {
    const light = (255 * (grey.pixels[i] ?? 0)) / Math.max(1, paper.pixels[i] ?? 1);
    pixels[i] = Math.min(255, light * 1.04);
  }
  return { pixels, width, height };
}

/** Longer than a stroke of a letter, shorter than a word: pixels. */
const stripPart = 64;
/** A fold or a light background is at least so bright, of 1; what is darker is ink or a dark background, and stays as it is. */
const darkestPaper = 0.72;

/**
 * Takes folds and light backgrounds away, which are narrower than the parts by which light is made even: each pixel
 * against the brightest of its row, and then of its column, nearby.
 */
export function withoutFolds({ pixels, width, height }: Grey): Grey {
  const even = Uint8Array.from(pixels);
  evenStrips(even, { length: width, count: height, along: 1, across: width });
  evenStrips(even, { length: height, count: width, along: width, across: 1 });
  return { pixels: even, width, height };
}

/** How to walk through the pixels of a picture: `count` strips of `length`. */
export interface Walk {
  readonly length: number;
  readonly count: number;
  readonly along: number;
  readonly across: number;
}

function evenStrips(pixels: Uint8Array, { length, count, along, across }: Walk): void {
  for (let strip = 0; strip < count; strip += 1) {
    for (let from = 0; from < length; from += stripPart) {
      const to = Math.min(length, from + stripPart);
      let brightest = 0;
      for (let at = from; at < to; at += 1) {
        brightest = Math.max(brightest, pixels[strip * across + at * along] ?? 0);
      }
      if (brightest >= 250 || brightest < 255 * darkestPaper) continue;
      const light = 255 / brightest;
      for (let at = from; at < to; at += 1) {
        const place = strip * across + at * along;
        pixels[place] = Math.min(255, (pixels[place] ?? 0) * light);
      }
    }
  }
}

const inkBelow = 150;
const slantWidth = 800;

/**
 * The turns (degrees clockwise) that may hold a page upright, likelier ones first: its lines run where ink and
 * paper change most from row to row, and most pages are higher than wide.
 */
export async function possibleTurns(grey: Grey): Promise<readonly [number, ...number[]]> {
  const small = await toGrey(
    fromGrey(grey).resize(slantWidth, slantWidth, { fit: 'inside', withoutEnlargement: true }),
  );
  const ink = inkOf(small);
  const lying = ink.map(([x, y]): Point => [-y, x]);
  const upright = -slantOf(ink);
  const sideways = 90 - slantOf(lying);
  return grey.width > grey.height
    ? [sideways, sideways + 180, upright, upright + 180]
    : [upright, upright + 180, sideways, sideways + 180];
}

function slantOf(ink: readonly Point[]): number {
  return steepest(ink, 1, 0.1, steepest(ink, 10, 1, 0));
}

/** The part of a page where most of its ink is: as wide, and so much of its height. */
export function inkiest({ pixels, width, height }: Grey, part: number): Grey {
  const rows = Array.from({ length: height }, (_, y) => {
    let count = 0;
    for (let x = 0; x < width; x += 4) if ((pixels[y * width + x] ?? 255) < inkBelow) count += 1;
    return count;
  });
  const high = Math.round(height * part);
  let sum = rows.slice(0, high).reduce((all, count) => all + count, 0);
  let best = { top: 0, sum };
  for (let top = 1; top + high <= height; top += 1) {
    sum += (rows[top + high - 1] ?? 0) - (rows[top - 1] ?? 0);
    if (sum > best.sum) best = { top, sum };
  }
  const { top } = best;
  return { pixels: pixels.slice(top * width, (top + high) * width), width, height: high };
}

type Point = readonly [number, number];

function inkOf({ pixels, width, height }: Grey): Point[] {
  const ink: Point[] = [];
  const margin = 0.03;
  for (let y = Math.ceil(height * margin); y < height * (1 - margin); y += 1) {
    for (let x = Math.ceil(width * margin); x < width * (1 - margin); x += 1) {
      if ((pixels[y * width + x] ?? 255) < inkBelow) ink.push([x, y]);
    }
  }
  const step = Math.max(1, Math.floor(ink.length / 25_000));
  return ink.filter((_, i) => i % step === 0);
}

function steepest(ink: readonly Point[], range: number, step: number, around: number): number {
  let best = { degrees: around, score: -1 };
  for (let degrees = around - range; degrees <= around + range; degrees += step) {
    const score = contrast(ink, degrees);
    if (score > best.score) best = { degrees, score };
  }
  return best.degrees;
}

function contrast(ink: readonly Point[], degrees: number): number {
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const rows = new Float64Array(4 * slantWidth);
  for (const [x, y] of ink) {
    const row = Math.round(y * cos - x * sin) + 2 * slantWidth;
    rows[row] = (rows[row] ?? 0) + 1;
  }
  return rows.reduce((sum, count, row) => sum + (count - (rows[row - 1] ?? 0)) ** 2, 0);
}
