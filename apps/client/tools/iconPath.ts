/** A shape of a drawing: the name of its element and its attributes, in pixels. */
export type Shape = readonly [name: string, attributes: Readonly<Record<string, string>>];

interface Writing {
  /** What the shape must have, in the order in which `write` gets them. */
  readonly needs: readonly string[];
  /** What it may have besides. */
  readonly may?: readonly string[];
  readonly write: (...values: string[]) => string;
}

// What React knows it by.
const ofReact = 'key';

const asNumbers =
  (write: (...values: number[]) => string) =>
  (...values: string[]) =>
    write(...values.map(Number));

// A path begins at a point of its own, however its first letter is written; numbers that follow are a line from there.
const beginning = /^([Mm])\s*(-?\d*\.?\d+)[\s,]*(-?\d*\.?\d+)[\s,]*/;

function writePath(d: string): string {
  const [begin, way, x, y] = beginning.exec(d) ?? [];
  if (begin === undefined) throw new Error(`No path begins with "${d}"`);
  const rest = d.slice(begin.length);
  const line = /^[-.\d]/.test(rest) ? (way === 'm' ? 'l' : 'L') : '';
  return `M${x} ${y}${line}${rest}`;
}

function writeCircle(cx = 0, cy = 0, r = 0): string {
  const half = `a${r} ${r} 0 1 0 `;
  return `M${cx - r} ${cy}${half}${2 * r} 0${half}${-2 * r} 0z`;
}

function writeRect(x = 0, y = 0, width = 0, height = 0, r = 0): string {
  const [across, down] = [width - 2 * r, height - 2 * r];
  const corner = `a${r} ${r} 0 0 1 `;
  return `M${x + r} ${y}h${across}${corner}${r} ${r}v${down}${corner}${-r} ${r}h${-across}${corner}${-r} ${-r}v${-down}${corner}${r} ${-r}z`;
}

const writings: Readonly<Record<string, Writing>> = {
  path: { needs: ['d'], write: writePath },
  circle: { needs: ['cx', 'cy', 'r'], write: asNumbers(writeCircle) },
  // Its corners are as wide as they are high.
  rect: { needs: ['x', 'y', 'width', 'height', 'rx'], may: ['ry'], write: asNumbers(writeRect) },
  line: {
    needs: ['x1', 'y1', 'x2', 'y2'],
    write: (x1, y1, x2, y2) => `M${x1} ${y1}L${x2} ${y2}`,
  },
};

function writeShape([name, attributes]: Shape): string {
  const { needs = [], may = [], write }: Partial<Writing> = writings[name] ?? {};
  const given = Object.keys(attributes);
  const isKnown = given.every((one) => [...needs, ...may, ofReact].includes(one));
  const values = needs.flatMap((one) => attributes[one] ?? []);
  if (!write || !isKnown || values.length < needs.length) {
    throw new Error(`No line is known for <${name} ${given.join(' ')}>`);
  }
  return write(...values);
}

/**
 * One path that draws the same lines as these shapes: a browser lays out one element for it, and React takes one
 * over, where a drawing had three on average.
 * @throws Error for a shape or an attribute that it does not know
 */
export function iconPath(shapes: readonly Shape[]): string {
  return shapes.map(writeShape).join('');
}
