import { jpgSegments } from './jpgSegments.ts';

/** Markers of a frame's header: SOF0–SOF15 without the tables and reserved ones among them. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** Frames of which each scan brings a little more of the whole picture (progressive). */
const inSteps = new Set([0xc2, 0xc6, 0xca, 0xce]);

interface Frame {
  readonly inSteps: boolean;
  readonly components: number;
  /** Values per pixel, of all components together: 3 without, 1.5 with the usual saving on colour. */
  readonly perPixel: number;
}

function readFrame(content: Buffer, position: number): Frame {
  const components = content[position + 9] ?? 0;
  const samples = Array.from({ length: components }, (_, i) => {
    const factors = content[position + 11 + i * 3] ?? 0x11;
    return [factors >> 4, factors & 0x0f] as const;
  });
  const widest = Math.max(1, ...samples.map(([across]) => across));
  const highest = Math.max(1, ...samples.map(([, down]) => down));
  const perPixel = samples.reduce(
    (sum, [across, down]) => sum + (across * down) / (widest * highest),
    0,
  );
  return { inSteps: inSteps.has(content[position + 1] ?? 0), components, perPixel };
}

/**
 * Bytes per pixel that a decoder of this JPEG keeps of the whole picture at once: 0 when it can go line
 * by line, as with most; two for each value when the picture comes in several scans. Infinity
 * when there is no telling.
 */
export function keptPerJpgPixel(content: Buffer): number {
  let frame: Frame | undefined;
  for (const { marker, start, isScan } of jpgSegments(content)) {
    if (isScan) {
      if (!frame) break;
      const isWhole = (content[start + 4] ?? 0) >= frame.components;
      return frame.inSteps || !isWhole ? 2 * frame.perPixel : 0;
    }
    if (isFrame(marker)) frame = readFrame(content, start);
  }
  return Infinity;
}
