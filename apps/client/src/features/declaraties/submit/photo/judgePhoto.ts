/** A problem with a photo of a bill that a device can detect. */
export type PhotoProblem = 'blurred' | 'dark' | 'cut';

/** An image in shades of grey, 0 to 255, row by row. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8ClampedArray;
}

// Determined by experiments with drawn and photographed bills; a doubtful photo counts as good, because
// this is advice only.
const limits = {
  /** Minimum brightness of lit paper. */
  paper: 95,
  /** Minimum step between neighbours at an edge of sharp print, as a part of black to white. */
  edge: 0.17,
  /** Minimum contrast of print. */
  contrast: 24,
  /** Minimum step between neighbours that counts as print, as a part of black to white. */
  print: 0.22,
  /** Density of print along an edge, relative to the whole, from which it is cut off there. */
  atEdge: 0.7,
  /** Minimum share of print in an image with text. */
  least: 0.004,
  /** Width of the edge, as a part of the image. */
  band: 0.012,
} as const;

/** Returns the value below which this share of the counted values lies. */
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

/** Returns the larger step from each pixel to its right and lower neighbour. */
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

/** Returns the most important problem of a photo of a bill; undefined when it seems good. */
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
