import type { TextPosition } from '@mijn/contract/readNota';
import type { PageWord, ReadPage } from './process/page.ts';
import { repairWords } from './words.rules.ts';

/** A page of an uploaded file. */
export interface BillPage extends ReadPage {
  readonly bestandId: string;
  /** Starts at 1. */
  readonly bladzijde: number;
}

/** A word of a row, with its offset in the row's text. */
export interface RowWord extends PageWord {
  readonly start: number;
  /** Whether a dash, bar or dot separates it from the previous word. */
  readonly isApart: boolean;
}

/** Words side by side. In `text` a tab marks a gap as wide as between columns. */
export interface Row {
  readonly page: BillPage;
  readonly words: readonly RowWord[];
  readonly text: string;
  readonly top: number;
  readonly height: number;
}

/** A word with the height of its line at the left edge of the page. */
interface Placed {
  readonly word: PageWord;
  readonly at: number;
}

const center = ({ top, height }: PageWord): number => top + height / 2;
const right = ({ left, width }: PageWord): number => left + width;

/** Minimum gap between columns, in heights of a letter. */
const columnGap = 1.3;

/** Groups the words of a page into rows, top to bottom. Corrects for slanted lines. */
export function rowsOf(page: BillPage): Row[] {
  const mended = repairWords(page);
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
  // Estimate the slope from adjacent words first, then refine it with words further apart.
  const gaps = page.seen ? [0.15, 0.3, 0.6] : [];
  for (const gap of gaps) lean = leanOf(gather(straighten(lean), usual, gap)) ?? lean;
  const straight = straighten(lean);
  return gather(straight, usual, Infinity)
    .map((row) => toRow(page, row, usual, separators))
    .toSorted((one, other) => one.top - other.top);
}

/** Groups words into rows: each joins the row nearest in height whose last word is within `gap` to its left. */
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

/** Slope of lines per width of the page: a constant part, and one that grows downwards (perspective). */
interface Lean {
  readonly always: number;
  readonly down: number;
}

const hangs = /[gjpqy,;()Q@€ç_]/;
/**
 * Minimum length of a piece in the estimate of the slope. Short pieces weigh little, but a bill may have no longer
 * ones.
 */
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

/** Weighted linear fit of the slopes, repeated without outliers. */
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

/** Maximum gap within a recognised word, in heights of a letter: a space is twice as wide. */
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

/** The words that a range of the row's text covers. */
export function wordsIn({ words }: Row, start: number, end: number): RowWord[] {
  return words.filter((word) => word.start < end && word.start + word.text.length > start);
}

const rounded = (value: number): number =>
  Math.round(Math.max(0, Math.min(1, value)) * 10_000) / 10_000;

/** The bounding box of these words. */
export function placeOf(
  { bestandId, bladzijde }: BillPage,
  words: readonly PageWord[],
): TextPosition {
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

/** The lowest certainty among these words. */
export function certaintyOf(words: readonly PageWord[]): number {
  return Math.min(...words.map(({ certainty }) => certainty));
}
