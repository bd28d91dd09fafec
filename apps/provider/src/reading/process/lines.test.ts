import sharp from 'sharp';
import { expect, it } from 'vitest';
import { type Grey, toGrey } from './grey.ts';
import { withoutLines } from './lines.ts';

const [width, height] = [900, 300];

const draw = (...shapes: readonly string[]): Promise<Grey> =>
  toGrey(
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="white"/>${shapes.join('')}</svg>`,
      ),
    ),
  );

const words =
  '<g font-family="sans-serif" font-size="28"><text x="60" y="90">Rekening nr. 7841 — TOTAAL</text><text x="60" y="190">€ 105,00 geboren 17-3-1985</text></g>';

const lines = (colour: string, degrees: number): string =>
  `<g stroke="${colour}" stroke-width="3" transform="rotate(${degrees} 450 150)">${[45, 125, 215].map((y) => `<path d="M30 ${y}H870"/>`).join('')}<path d="M30 45V215M600 45V215M870 45V215"/></g>`;

/** Returns the number of pixels that are visibly darker in another picture, and lighter. */
function differences(
  one: Grey,
  other: Grey,
): { readonly darker: number; readonly lighter: number } {
  let [darker, lighter] = [0, 0];
  for (const [i, pixel] of one.pixels.entries()) {
    const change = (other.pixels[i] ?? 0) - pixel;
    if (change < -60) darker += 1;
    if (change > 60) lighter += 1;
  }
  return { darker, lighter };
}

it.each([
  ['black', 0],
  ['black', 1.5],
  ['#bbb', -1],
])(
  'paints %s lines of a table that lean by %d degrees white, and no letter',
  async (colour, degrees) => {
    const plain = await draw(words);
    const cleaned = withoutLines(await draw(words, lines(colour, degrees)));
    const { darker, lighter } = differences(plain, cleaned);
    expect(darker).toBeLessThan(60);
    expect(lighter).toBe(0);
  },
);

it('does not change words, nor light words in a dark area', async () => {
  const plain = await draw(
    words,
    '<rect x="30" y="220" width="800" height="60"/><text x="60" y="260" font-size="28" fill="white">FACTUUR 2026</text>',
  );
  expect(differences(plain, withoutLines(plain))).toEqual({ darker: 0, lighter: 0 });
});
