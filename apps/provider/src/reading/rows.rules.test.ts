import { expect, it } from 'vitest';
import { labelsOf } from './labels.rules.ts';
import type { PageWord } from './process/page.ts';
import { type BillPage, rowsOf } from './rows.rules.ts';

const high = 0.01;

const word = (text: string, left: number, width: number, top: number): PageWord => ({
  text,
  left,
  width,
  top,
  height: high,
  certainty: 90,
});

const page = (words: readonly PageWord[], seen = true): BillPage => ({
  bestandId: 'b1',
  bladzijde: 1,
  words,
  shape: 1.4,
  codes: [],
  seen,
});

const textsOf = (one: BillPage): readonly string[] => rowsOf(one).map(({ text }) => text);

// Lines that rise to the right, as on a photo held 4° askew.
const leaning = (text: string, left: number, top: number): PageWord =>
  word(text, left, 0.006 * text.length, top - 0.07 * (left + 0.003 * text.length));

it('joins a word that was recognised in two pieces', () => {
  const pieces = [
    word('Ziekenve', 0.1, 0.09, 0.1),
    word('rvoer', 0.191, 0.05, 0.1),
    word('van', 0.247, 0.03, 0.1),
  ];
  expect(textsOf(page(pieces))).toEqual(['Ziekenvervoer van']);
  expect(textsOf(page(pieces, false))).toEqual(['Ziekenve rvoer van']);
});

it('does not join numbers and names that are close together', () => {
  const words = [
    word('ABNA', 0.1, 0.04, 0.1),
    word('0417', 0.141, 0.03, 0.1),
    word('Weg', 0.172, 0.03, 0.1),
  ];
  expect(textsOf(page(words))).toEqual(['ABNA 0417 Weg']);
});

it('derives the slope of lines from short pieces when a bill has no longer ones', () => {
  const words = [
    leaning('Kerklaan', 0.16, 0.2),
    leaning('8', 0.215, 0.2),
    leaning('3511', 0.16, 0.22),
    leaning('Utrecht', 0.21, 0.22),
    leaning('Factuur', 0.16, 0.26),
    leaning('mei', 0.21, 0.26),
    leaning('Zittend', 0.16, 0.3),
    leaning('vervoer', 0.21, 0.3),
    leaning('Geboren:', 0.16, 0.33),
    leaning('1985', 0.3, 0.33),
    leaning('Nummer:', 0.16, 0.36),
    leaning('20004', 0.3, 0.36),
  ];
  const texts = textsOf(page(words)).map((text) => text.replaceAll('\t', ' '));
  expect(texts).toContain('Geboren: 1985');
  expect(texts).toContain('Nummer: 20004');
});

function labelsIn(text: string): readonly string[] {
  const rows = rowsOf(page([word(text, 0.1, 0.1, 0.1)]));
  return rows.flatMap((row) => labelsOf(row).map(({ label }) => label));
}

it('does not treat the title of a bill as the label of a number', () => {
  expect(labelsIn('Declaratie')).toEqual(['title']);
  expect(labelsIn('Declaratienr')).toEqual(['number']);
  expect(labelsIn('Declaratienumner')).toEqual(['number']);
});
