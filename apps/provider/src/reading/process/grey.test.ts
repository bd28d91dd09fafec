import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  evenLight,
  fromGrey,
  type Grey,
  inkiest,
  possibleTurns,
  toGrey,
  withoutFolds,
} from './grey.ts';

const [paper, ink] = [240, 20];

/** A page with lines of words on it, turned clockwise by so many degrees. */
function page(width: number, height: number, degrees: number): Promise<Grey> {
  const lines = Array.from({ length: 20 }, (_, i) => {
    const top = ((i + 2.5) / 24) * height;
    const long = 0.35 + ((i * 7) % 5) * 0.08;
    return `<rect x="${width * 0.15}" y="${top}" width="${width * long}" height="${height / 80}"/>`;
  });
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="white"/>${lines.join('')}</svg>`;
  return toGrey(sharp(Buffer.from(drawing)).rotate(degrees, { background: 'white' }));
}

const flat = (width: number, height: number, valueAt: (x: number, y: number) => number): Grey => ({
  pixels: Uint8Array.from({ length: width * height }, (_, i) =>
    valueAt(i % width, Math.floor(i / width)),
  ),
  width,
  height,
});

describe('a page in shades of grey', () => {
  it('has a byte for each pixel, whatever it came from, and can be a picture again', async () => {
    const red = sharp({
      create: { width: 3, height: 2, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 1 } },
    });
    const grey = await toGrey(red);
    expect([grey.width, grey.height, grey.pixels.length]).toEqual([3, 2, 6]);
    expect(new Set(grey.pixels).size).toBe(1);
    expect(await toGrey(fromGrey(grey))).toEqual(grey);
  });
});

const isInk = (x: number, y: number): boolean => x % 48 < 4 && y % 20 < 6;

describe('a shadow over a page', () => {
  // From light at the left to a third of it at the right.
  const shadowed = flat(480, 240, (x, y) => (isInk(x, y) ? ink : paper) * (1 - (x / 480) * 0.66));

  it('is taken away: paper is white everywhere, and ink stays ink', async () => {
    const { pixels, width, height } = await evenLight(shadowed);
    const all = [...pixels].map((value, i) => ({
      value,
      inked: isInk(i % width, Math.floor(i / width)),
    }));
    const values = (inked: boolean) => all.filter((one) => one.inked === inked).map((o) => o.value);
    expect([width, height]).toEqual([480, 240]);
    expect(Math.min(...values(false))).toBeGreaterThan(200);
    expect(Math.max(...values(true))).toBeLessThan(60);
  });
});

describe('a fold across a page', () => {
  it.each([
    ['lying', (_x: number, y: number) => y >= 100 && y < 114],
    ['standing', (x: number) => x >= 100 && x < 114],
  ])('%s, is taken away, and ink in it stays ink', (_how, isFold) => {
    const folded = flat(480, 240, (x, y) =>
      Math.round((isInk(x, y) ? ink : 255) * (isFold(x, y) ? 0.8 : 1)),
    );
    const { pixels } = withoutFolds(folded);
    const all = [...pixels].map(
      (value, i) => [value, isInk(i % 480, Math.floor(i / 480))] as const,
    );
    expect(Math.min(...all.filter(([, inked]) => !inked).map(([value]) => value))).toBe(255);
    expect(Math.max(...all.filter(([, inked]) => inked).map(([value]) => value))).toBeLessThan(40);
  });

  it('is not what is dark: a table head with white letters', () => {
    const dark = flat(480, 60, () => 60);
    expect(new Set(withoutFolds(dark).pixels)).toEqual(new Set([60]));
  });
});

describe('how a page lay', () => {
  it.each([0, 4, -7])('is found to a tenth of a degree: turned by %i', async (degrees) => {
    const [first, ...others] = await possibleTurns(await page(700, 1000, degrees));
    expect(first).toBeCloseTo(-degrees, 0);
    expect(others[0]).toBeCloseTo(180 - degrees, 0);
  });

  it.each([90, 94, 85])('is sideways where its lines go up and down: by %i', async (degrees) => {
    const [first, second] = await possibleTurns(await page(700, 1000, degrees));
    expect(first).toBeCloseTo(180 - degrees, 0);
    expect(second).toBeCloseTo(360 - degrees, 0);
  });

  it('has all four quarters, those of a page higher than wide first', async () => {
    const turns = await possibleTurns(await page(700, 1000, 0));
    expect(turns.map((turn) => ((Math.round(turn / 90) % 4) + 4) % 4)).toEqual([0, 2, 1, 3]);
    const wide = await possibleTurns(await page(1000, 700, 0));
    expect(wide.map((turn) => ((Math.round(turn / 90) % 4) + 4) % 4)).toEqual([1, 3, 0, 2]);
  });
});

describe('the part of a page that tells most', () => {
  it.each([
    ['at its top', 0],
    ['in its middle', 43],
    ['at its foot', 80],
  ])('is where the ink is, %s', (_where, top) => {
    const inked = (y: number): boolean => y >= top && y < top + 20;
    const part = inkiest(
      flat(40, 100, (_x, y) => (inked(y) ? ink : paper)),
      0.2,
    );
    expect([part.width, part.height, part.pixels.length]).toEqual([40, 20, 800]);
    expect(new Set(part.pixels)).toEqual(new Set([ink]));
  });
});
