import { expect, it } from 'vitest';
import { createLine, emptyLine } from '../lines/lines.ts';
import { linesText, parseLines } from './linesText.ts';

const first = { ...emptyLine, zorgsoort: 'Huisarts', behandelDatum: '2026-11-00', bedrag: '4' };
const lines = [createLine('a', first), createLine('b', { ...emptyLine, omschrijving: 'Zitting' })];

it('lines are kept as they were typed, and are there again', () => {
  expect(parseLines(linesText(lines)).map(({ form }) => form.values)).toEqual([
    first,
    { ...emptyLine, omschrijving: 'Zitting' },
  ]);
});

it('one line is the claim itself, and what is no text of ours is none', () => {
  expect(linesText([])).toBe('');
  for (const text of [null, '', '{', '7', '[]', '[{"bedrag":"4"}]']) {
    expect(parseLines(text)).toEqual([]);
  }
  expect(parseLines('[7,{"bedrag":5}]').map(({ form }) => form.values)).toEqual([
    emptyLine,
    emptyLine,
  ]);
});
