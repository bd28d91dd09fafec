import sharp from 'sharp';
import { readCodes } from './code.ts';
import {
  evenLight,
  fromGrey,
  type Grey,
  inkiest,
  possibleTurns,
  toGrey,
  withoutFolds,
} from './grey.ts';
import { withoutLines } from './lines.ts';
import type { PageWord, ReadPage } from './page.ts';
import { readWords } from './readWords.ts';

/** How a picture is turned to be held upright, in degrees clockwise. */
export type Turn = number;

/** Long side of the picture that is read, in pixels: letters of 10 points are some 25 high. */
const readSize = 2_200;

/** A code is drawn larger than letters. */
const codeSize = 1_400;

/** A picture to look at, in a file or in memory. */
export type Picture = string | Buffer;

function open(picture: Picture) {
  return sharp(picture, { limitInputPixels: 60_000_000 }).autoOrient();
}

/** How sure a reading is as a whole: by its letters, of words that are words. */
function confidence(words: readonly PageWord[]): number {
  const letters = words.map(({ text }) => text.replaceAll(/[^\p{L}\p{N}]/gu, '').length);
  const known = words.reduce((sum, { certainty }, i) => sum + certainty * (letters[i] ?? 0), 0);
  const all = letters.reduce((sum, count) => sum + count, 0);
  // Few letters with great certainty are less than many.
  return all === 0 ? 0 : (known / all) * Math.min(1, all / 60);
}

async function turned(grey: Grey, degrees: Turn): Promise<Grey> {
  if (degrees === 0) return grey;
  return toGrey(
    fromGrey(grey).rotate(degrees, { background: { r: 255, g: 255, b: 255, alpha: 1 } }),
  );
}

const goodConfidence = 70;

/** So much of a page tells which side is up. */
const telling = 0.2;

/** Reads a photo or scan: evenly lit, held upright, straightened. Says how it was turned for that. */
export async function readPhoto(picture: Picture): Promise<{ page: ReadPage; turn: Turn }> {
  const grey = await toGrey(open(picture).resize(readSize, readSize, { fit: 'inside' }));
  const even = await evenLight(grey);
  const codes = await readCodes(
    await toGrey(fromGrey(grey).resize(codeSize, codeSize, { fit: 'inside' })),
  );
  const [first, ...others] = await possibleTurns(even);
  const plain = await attempt(even, first);
  const { words, shape, turn } =
    plain.confidence >= goodConfidence ? plain : await betterOf(plain, even, others);
  return { page: { words, shape, codes, seen: true }, turn };
}

interface Attempt {
  readonly words: readonly PageWord[];
  readonly turn: Turn;
  readonly confidence: number;
  readonly shape: number;
}

async function attempt(even: Grey, turn: Turn): Promise<Attempt> {
  const upright = withoutLines(withoutFolds(await turned(even, turn)));
  const words = await readWords(upright);
  return { words, turn, confidence: confidence(words), shape: upright.height / upright.width };
}

/** The page turned another way, where a part of it reads better so. */
async function betterOf(plain: Attempt, even: Grey, others: readonly Turn[]): Promise<Attempt> {
  let best = { turn: plain.turn, confidence: plain.confidence };
  for (const turn of others) {
    const part = inkiest(await turned(even, turn), telling);
    const found = { turn, confidence: confidence(await readWords(part)) };
    if (found.confidence > best.confidence) best = found;
    if (best.confidence >= goodConfidence) break;
  }
  return best.turn === plain.turn ? plain : attempt(even, best.turn);
}

/** Long side of a page that is shown: no more pixels than are seen. */
export const shownSize = 1_700;
const shownWidth = 1_200;

/** A picture as it was turned to be read, to be shown: a JPEG of at most 1,200 pixels wide. */
export function uprightPicture(picture: Picture, turn: Turn): Promise<Buffer> {
  return open(picture)
    .resize(shownSize, shownSize, { fit: 'inside' })
    .toBuffer()
    .then((whole) =>
      sharp(whole)
        .flatten({ background: 'white' })
        .rotate(turn, { background: 'white' })
        .toBuffer(),
    )
    .then((upright) =>
      sharp(upright)
        .resize({ width: shownWidth, withoutEnlargement: true })
        .jpeg({ quality: 78 })
        .toBuffer(),
    );
}
