import type { Grey, Walk } from './grey.ts';

/** A line is so much darker than what is this far to both sides of it. */
const darker = 16;
const beside = 6;
/** Pixels that a line has in a row, also where it leans; letters have fewer. */
const longRun = 24;
/** Where a letter touches a line, it is interrupted. */
const widestGap = 16;
/** Lines are longer than what large letters have: pixels. */
const shortestLine = 120;

/** Pixels in a row, and the line that they are of. */
interface Run {
  readonly row: number;
  readonly from: number;
  readonly to: number;
  readonly line: Line;
}

interface Line {
  from: number;
  to: number;
  /** The line that this one turned out to be a part of. */
  whole?: Line;
}

function wholeOf(line: Line): Line {
  let found = line;
  while (found.whole) found = found.whole;
  return found;
}

function join(one: Line, other: Line): void {
  const [first, second] = [wholeOf(one), wholeOf(other)];
  if (first === second) return;
  second.whole = first;
  first.from = Math.min(first.from, second.from);
  first.to = Math.max(first.to, second.to);
}

/**
 * Paints the lines of tables white, lying and standing ones: beside them letters are read wrongly, and words seem as
 * high as their cells.
 */
export function withoutLines({ pixels, width, height }: Grey): Grey {
  const cleaned = Uint8Array.from(pixels);
  paintLines(pixels, cleaned, { length: width, count: height, along: 1, across: width });
  paintLines(pixels, cleaned, { length: height, count: width, along: width, across: 1 });
  return { pixels: cleaned, width, height };
}

function paintLines(pixels: Uint8Array, target: Uint8Array, walk: Walk): void {
  const { along, across, count, length } = walk;
  const runs: Run[] = [];
  let above: readonly Run[] = [];
  for (let row = beside; row < count - beside; row += 1) {
    const own = runsOf(pixels, row, walk);
    for (const [i, { from, to, line }] of own.entries()) {
      const previous = own[i - 1];
      if (previous && from - previous.to <= widestGap) join(previous.line, line);
      for (const other of above)
        if (other.from - to <= widestGap && from - other.to <= widestGap) join(other.line, line);
    }
    runs.push(...own);
    above = own;
  }
  for (const { row, from, to, line } of runs) {
    const whole = wholeOf(line);
    if (whole.to - whole.from < shortestLine) continue;
    for (const painted of [row - 1, row, row + 1]) {
      for (let at = Math.max(0, from - 2); at < Math.min(length, to + 2); at += 1)
        target[painted * across + at * along] = 255;
    }
  }
}

function runsOf(pixels: Uint8Array, row: number, { along, across, length }: Walk): Run[] {
  const runs: Run[] = [];
  const side = beside * across;
  let from = 0;
  for (let at = 0; at <= length; at += 1) {
    const place = row * across + at * along;
    const limit = (pixels[place] ?? 255) + darker;
    const isLine =
      at < length && limit <= (pixels[place - side] ?? 0) && limit <= (pixels[place + side] ?? 0);
    if (isLine) continue;
    if (at - from >= longRun) runs.push({ row, from, to: at, line: { from, to: at } });
    from = at + 1;
  }
  return runs;
}
