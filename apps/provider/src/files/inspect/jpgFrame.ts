export const startOfScan = 0xda;
export const endOfImage = 0xd9;

/** Markers of a frame's header: SOF0–SOF15 without the tables and reserved ones among them. */
export function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** Markers without a length: TEM, RST0–RST7. */
export function isStandalone(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
}

/** Progressive frames, in which each scan refines the whole picture. */
const progressive = new Set([0xc2, 0xc6, 0xca, 0xce]);

interface Frame {
  readonly isProgressive: boolean;
  readonly components: number;
  /** Values per pixel of all components: 3 without chroma subsampling, 1.5 with the usual one. */
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
  return { isProgressive: progressive.has(content[position + 1] ?? 0), components, perPixel };
}

/** Returns the position of the next marker's FF; skips stray bytes, fill bytes and escaped FFs, like libjpeg. */
export function findMarker(content: Buffer, from: number): number {
  let position = content.indexOf(0xff, from);
  while (position !== -1 && [0x00, 0xff].includes(content[position + 1] ?? 0xff)) {
    position = content.indexOf(0xff, position + 1);
  }
  return position;
}

/**
 * Returns the bytes per pixel that a decoder holds of the whole picture: 0 when it decodes line by line, as usual; two per
 * value for a picture in several scans. Infinity without a frame before the first scan.
 */
export function keptPerJpgPixel(content: Buffer): number {
  let frame: Frame | undefined;
  let position = findMarker(content, 2);
  while (position !== -1 && position + 4 <= content.length) {
    const marker = content[position + 1] ?? 0;
    if (marker === endOfImage) break;
    if (marker === startOfScan) {
      if (!frame) break;
      const isWhole = (content[position + 4] ?? 0) >= frame.components;
      return frame.isProgressive || !isWhole ? 2 * frame.perPixel : 0;
    }
    if (isFrame(marker)) frame = readFrame(content, position);
    const length = isStandalone(marker) ? 0 : content.readUInt16BE(position + 2);
    position = findMarker(content, position + 2 + length);
  }
  return Infinity;
}
