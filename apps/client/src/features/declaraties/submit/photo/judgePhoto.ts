/** What is wrong with a photo of a bill, as far as a device can see it. */
export type PhotoProblem = 'blurred' | 'dark' | 'cut';

/** A picture in shades of grey, 0 to 255, row by row. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8ClampedArray;
}

// Found by trying on drawn and photographed bills; doubt counts as good, as it is only advice.
const limits = {
  /** Paper in the light is brighter than this. */
  paper: 95,
  /** So much of black to white an edge of sharp print has between two neighbours. */
  edge: 0.17,
  /** Below this there is nothing to judge: no print. */
  contrast: 24,
  /** A step between neighbours that counts as print, as a part of black to white. */
  print: 0.22,
  /** Print this dense along an edge of the picture, beside all of it, is cut off there. */
  atEdge: 0.7,
  /** The share of print below which a picture has none. */
  least: 0.004,
  /** How wide the edge is that is looked at, as a part of the picture. */
  band: 0.012,
} as const;

/** The value below which this share of the counted values lies. */
function quantile(counts: Uint32Array, share: number): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  let below = 0;
  for (const [value, count] of counts.entries()) {
    below += count;
    if (below >= total * share) return value;
  }
  return counts.length - 1;
}

function brightness({ pixels }: GreyPicture): Uint32Array {
  const counts = new Uint32Array(256);
  for (const pixel of pixels) counts[pixel] = (counts[pixel] ?? 0) + 1;
  return counts;
}

/** The larger step from each point to its right and lower neighbour. */
function steps({ width, height, pixels }: GreyPicture): Uint8ClampedArray {
  const found = new Uint8ClampedArray(width * height);
  for (let y = 0; y < height - 1; y += 1) {
    for (let x = 0; x < width - 1; x += 1) {
      const at = y * width + x;
      const here = pixels[at] ?? 0;
      const right = Math.abs(here - (pixels[at + 1] ?? 0));
      found[at] = Math.max(right, Math.abs(here - (pixels[at + width] ?? 0)));
    }
  }
  return found;
}

interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function density(found: Uint8ClampedArray, width: number, area: Area, least: number): number {
  let count = 0;
  for (let y = area.top; y < area.bottom; y += 1) {
    for (let x = area.left; x < area.right; x += 1) {
      if ((found[y * width + x] ?? 0) >= least) count += 1;
    }
  }
  return count / Math.max((area.right - area.left) * (area.bottom - area.top), 1);
}

function isCut({ width, height }: GreyPicture, found: Uint8ClampedArray, range: number): boolean {
  const least = range * limits.print;
  const whole = { left: 0, top: 0, right: width - 1, bottom: height - 1 };
  const overall = density(found, width, whole, least);
  if (overall < limits.least) return false;
  const across = Math.max(Math.round(width * limits.band), 3);
  const down = Math.max(Math.round(height * limits.band), 3);
  const edges: readonly Area[] = [
    { ...whole, right: across },
    { ...whole, left: width - 1 - across },
    { ...whole, bottom: down },
    { ...whole, top: height - 1 - down },
  ];
  return edges.some((edge) => density(found, width, edge, least) > overall * limits.atEdge);
}

/** The first thing to tell somebody about a photo of a bill; undefined when it seems good. */
export function judgePhoto(picture: GreyPicture): PhotoProblem | undefined {
  const bright = brightness(picture);
  const paper = quantile(bright, 0.9);
  if (paper < limits.paper) return 'dark';
  const range = paper - quantile(bright, 0.005);
  if (range < limits.contrast) return undefined;
  const found = steps(picture);
  const counts = new Uint32Array(256);
  for (const step of found) counts[step] = (counts[step] ?? 0) + 1;
  if (quantile(counts, 0.997) < range * limits.edge) return 'blurred';
  return isCut(picture, found, range) ? 'cut' : undefined;
}
