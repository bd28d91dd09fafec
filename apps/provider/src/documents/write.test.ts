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

/** Returns the text of a letter as a user would copy it. */
async function copied(...blocks: readonly Block[]): Promise<string> {
  const { items } = await (await (await letterWith(blocks)).getPage(1)).getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join('');
}

describe('a text in a letter', () => {
  it('is right-aligned on request, so that amounts line up', async () => {
    const placed = await placedOn(await letterWith([amountRow('€ 4,00')]));
    // An A4 page is 595 points wide, with margins of 60.
    expect(findPlaced(placed, '€ 4,00').right).toBeCloseTo(535, 0);
  });

  it('shows the minus of a negative amount, whose narrow space is in no font', async () => {
    expect(await copied(amountRow('−\u202f€\u00a04,00'))).toMatch(/−\s€\s4,00/);
  });

  it('is complete when its letters come from several fonts', async () => {
    const placed = await placedOn(await letterWith([{ kind: 'sentence', text: 'Aan Şükrü hier' }]));
    const line = placed.filter(({ text }) => /Aan|Ş|ükrü/.test(text));
    expect(line.length).toBeGreaterThan(1);
    expect(new Set(line.map(({ base }) => Math.round(base))).size).toBe(1);
    expect(line.map(({ left }) => left)).toEqual(
      line.map(({ left }) => left).toSorted((a, b) => a - b),
    );
  });
});

it('is tagged as Dutch when it is the insurer’s, in a letter of another language', () => {
  expect(inLanguage(true)).toEqual({ lang: 'nl-NL' });
  expect([inLanguage(false), inLanguage(undefined)]).toEqual([{}, {}]);
});
