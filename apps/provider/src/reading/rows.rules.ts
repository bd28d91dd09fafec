import type { ReadPlace } from '@mijn/contract/readNota';
import type { PageWord, ReadPage } from './process/page.ts';
import { mendedWords } from './words.rules.ts';

/** A page of a file that was sent. */
export interface BillPage extends ReadPage {
  readonly bestandId: string;
  /** From 1. */
  readonly bladzijde: number;
}

/** A word in its row: where it begins in the row's text. */
export interface RowWord extends PageWord {
  readonly start: number;
  /** A dash, a bar or a dot stands before it, as between two things in one line. */
  readonly isApart: boolean;
}

/** Words that stand beside each other; in its text a tab stands for a gap as between columns. */
export interface Row {
  readonly page: BillPage;
  readonly words: readonly RowWord[];
  readonly text: string;
  readonly top: number;
  readonly height: number;
}

/** A word with the height on the page of the line that it is on, where that meets the left edge. */
interface Placed {
  readonly word: PageWord;
  readonly at: number;
}

const center = ({ top, height }: PageWord): number => top + height / 2;
const right = ({ left, width }: PageWord): number => left + width;

/** A gap of more than this many heights of a letter is one between columns. */
const columnGap = 1.3;

/** The rows of a page from top to bottom, also where its lines lean, each a little otherwise. */
export function rowsOf(page: BillPage): Row[] {
  const mended = mendedWords(page);
  const separators = mended.filter(({ text }) => /^[-–—|•·/]$/u.test(text));
  const words = mended
    .filter(({ text }) => /[\p{L}\p{N}\p{Sc}]|^-\/-$|^&$/u.test(text))
    .toSorted((one, other) => one.left - other.left);
  const heights = words.map(({ height }) => height).toSorted((one, other) => one - other);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0.01;
  const straighten = (lean: Lean): Placed[] =>
    words.map((word) => {
      const at = center(word);
      return { word, at: at - (word.left + word.width / 2) * (lean.always + lean.down * at) };
    });
  let lean: Lean = { always: 0, down: 0 };
  // Words near each other tell how lines lean, and by that those further apart tell it better.
  const gaps = page.seen ? [0.15, 0.3, 0.6] : [];
  for (const gap of gaps) lean = leanOf(gather(straighten(lean), usual, gap)) ?? lean;
  const straight = straighten(lean);
  return gather(straight, usual, Infinity)
    .map((row) => toRow(page, row, usual, separators))
    .toSorted((one, other) => one.top - other.top);
}

/** Words in rows: each goes on with the row that is nearest in height, at most so far to its left. */
function gather(words: readonly Placed[], usual: number, gap: number): Placed[][] {
  const rows: Placed[][] = [];
  for (const placed of words) {
    const row = nearest(rows, placed, usual, gap);
    if (row) row.push(placed);
    else rows.push([placed]);
  }
  return rows;
}

function nearest(
  rows: Placed[][],
  { word, at }: Placed,
  usual: number,
  gap: number,
): Placed[] | undefined {
  let best: { row: Placed[]; off: number } | undefined;
  for (const row of rows) {
    const last = row.at(-1);
    if (!last || word.left < last.word.left + last.word.width * 0.6) continue;
    if (word.left - right(last.word) > gap) continue;
    const off = Math.abs(at - last.at);
    const room = 0.5 * Math.max(usual, Math.min(word.height, last.word.height));
    if (off < room && off < (best?.off ?? Infinity)) best = { row, off };
  }
  return best?.row;
}

/** How lines lean: per width of the page, everywhere and more so further down (perspective). */
interface Lean {
  readonly always: number;
  readonly down: number;
}

const hangs = /[gjpqy,;()Q@€ç_]/;
/** Of a piece that tells how lines lean; short ones weigh little, but a bill may have no longer ones. */
const longEnough = 0.04;

function leanOf(pieces: readonly (readonly Placed[])[]): Lean | undefined {
  const slopes = pieces.flatMap((piece) => {
    const standing = piece.filter(({ word }) => !hangs.test(word.text));
    const [first, last] = [standing.at(0)?.word, standing.at(-1)?.word];
    if (!first || !last || last.left - first.left < longEnough) return [];
    const across = last.left + last.width / 2 - first.left - first.width / 2;
    const slope = (last.top + last.height - first.top - first.height) / across;
    return [{ at: first.top, slope, weight: across ** 2 }];
  });
  return fit(slopes);
}

interface Slope {
  readonly at: number;
  readonly slope: number;
  readonly weight: number;
}

/** The straight line through the slopes, without those that are far from it. */
function fit(slopes: readonly Slope[], again = true): Lean | undefined {
  if (slopes.length < 4) return undefined;
  const sum = (value: (one: Slope) => number): number =>
    slopes.reduce((all, one) => all + one.weight * value(one), 0);
  const [weight, at, slope] = [sum(() => 1), sum((one) => one.at), sum((one) => one.slope)];
  const spread = sum((one) => (one.at - at / weight) ** 2);
  const down =
    spread === 0 ? 0 : sum((one) => (one.at - at / weight) * (one.slope - slope / weight)) / spread;
  const lean = { always: slope / weight - (down * at) / weight, down };
  const close = slopes.filter((one) => Math.abs(one.slope - lean.always - down * one.at) < 0.02);
  return again ? (fit(close, false) ?? lean) : lean;
}

/** Words that were seen this near each other, in heights of a letter, are one: a space is twice as wide. */
const noGap = 0.15;

function goesOn(page: BillPage, before: PageWord, word: PageWord, gap: number): boolean {
  const isCut = /\p{L}$/u.test(before.text) && /^\p{Ll}/u.test(word.text);
  const high = Math.max(before.height, word.height);
  return page.seen && isCut && gap < noGap * high * page.shape;
}

function isBetween(separator: PageWord, before: PageWord, word: PageWord): boolean {
  const level = Math.abs(center(separator) - center(before)) < 0.8 * before.height;
  return level && separator.left >= right(before) - 0.002 && right(separator) <= word.left + 0.002;
}

function toRow(
  page: BillPage,
  placed: readonly Placed[],
  usual: number,
  separators: readonly PageWord[],
): Row {
  let text = '';
  let before: PageWord | undefined;
  const words = placed.map(({ word }): RowWord => {
    const gap = before ? word.left - right(before) : 0;
    const high = Math.max(usual, Math.min(before?.height ?? 0, word.height));
    if (before && !goesOn(page, before, word, gap)) {
      text += gap > columnGap * high * page.shape ? '\t' : ' ';
    }
    const previous = before;
    before = word;
    const start = text.length;
    text += word.text;
    const isApart =
      previous !== undefined && separators.some((one) => isBetween(one, previous, word));
    return { ...word, start, isApart };
  });
  const middle = placed.reduce((sum, { at }) => sum + at, 0) / placed.length;
  const height = Math.max(...words.map((word) => word.height));
  return { page, words, text, top: middle - height / 2, height };
}

/** The words of a row that a part of its text is made of. */
export function wordsIn({ words }: Row, start: number, end: number): RowWord[] {
  return words.filter((word) => word.start < end && word.start + word.text.length > start);
}

const rounded = (value: number): number =>
  Math.round(Math.max(0, Math.min(1, value)) * 10_000) / 10_000;

/** Where these words stand. */
export function placeOf({ bestandId, bladzijde }: BillPage, words: readonly PageWord[]): ReadPlace {
  const left = Math.min(...words.map((word) => word.left));
  const top = Math.min(...words.map((word) => word.top));
  const rightmost = Math.max(...words.map((word) => word.left + word.width));
  const lowest = Math.max(...words.map((word) => word.top + word.height));
  return {
    bestandId,
    bladzijde,
    links: rounded(left),
    boven: rounded(top),
    breedte: rounded(rightmost - left),
    hoogte: rounded(lowest - top),
  };
}

/** How sure the reading is of all of these words. */
export function certaintyOf(words: readonly PageWord[]): number {
  return Math.min(...words.map(({ certainty }) => certainty));
}
