import { describe, expect, it } from 'vitest';
import type { Block } from './keptDocument.ts';
import { findPlaced, letterWith, placedOn } from './letter.testing.ts';
import { inLanguage } from './write.ts';

const columns = [
  { header: 'Wat', share: 0.7 },
  { header: 'Bedrag', share: 0.3, number: true },
];
const amountRow = (text: string): Block => ({
  kind: 'table',
  columns,
  rows: [{ cells: [{ text: 'Korting' }, { text }] }],
});

/** The text of a letter as it is copied out of it. */
async function copied(...blocks: readonly Block[]): Promise<string> {
  const { items } = await (await (await letterWith(blocks)).getPage(1)).getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join('');
}

describe('a text in a letter', () => {
  it('ends at the right where it is told to, so that amounts stand under each other', async () => {
    const placed = await placedOn(await letterWith([amountRow('€ 4,00')]));
    // An A4 is 595 points wide, with 60 on each side.
    expect(findPlaced(placed, '€ 4,00').right).toBeCloseTo(535, 0);
  });

  it('shows an amount below zero with its minus, which the font has no space for', async () => {
    expect(await copied(amountRow('−\u202f€\u00a04,00'))).toMatch(/−\s€\s4,00/);
  });

  it('is whole where its letters come from several files, one after the other', async () => {
    const placed = await placedOn(await letterWith([{ kind: 'sentence', text: 'Aan Şükrü hier' }]));
    const line = placed.filter(({ text }) => /Aan|Ş|ükrü/.test(text));
    expect(line.length).toBeGreaterThan(1);
    expect(new Set(line.map(({ base }) => Math.round(base))).size).toBe(1);
    expect(line.map(({ left }) => left)).toEqual(
      line.map(({ left }) => left).toSorted((a, b) => a - b),
    );
  });
});

it('words of the insurer are told as Dutch in a letter of another language', () => {
  expect(inLanguage(true)).toEqual({ lang: 'nl-NL' });
  expect([inLanguage(false), inLanguage(undefined)]).toEqual([{}, {}]);
});
