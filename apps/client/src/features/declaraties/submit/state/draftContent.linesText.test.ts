import { expect, it } from 'vitest';
import { createLine, emptyLine } from './lineItems.ts';
import { linesText, parseLines } from './draftContent.ts';

const first = { ...emptyLine, zorgsoort: 'Huisarts', behandelDatum: '2026-11-00', bedrag: '4' };
const lines = [createLine('a', first), createLine('b', { ...emptyLine, omschrijving: 'Zitting' })];

it('restores lines as they were typed', () => {
  expect(parseLines(linesText(lines)).map(({ form }) => form.values)).toEqual([
    first,
    { ...emptyLine, omschrijving: 'Zitting' },
  ]);
});

it('returns no lines for a single line and for an invalid text', () => {
  expect(linesText([])).toBe('');
  for (const text of [null, '', '{', '7', '[]', '[{"bedrag":"4"}]']) {
    expect(parseLines(text)).toEqual([]);
  }
  expect(parseLines('[7,{"bedrag":5}]').map(({ form }) => form.values)).toEqual([
    emptyLine,
    emptyLine,
  ]);
});
