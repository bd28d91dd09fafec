import { describe, expect, it } from 'vitest';
import type { Block } from './documentContent.ts';
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

  it('is complete with letters of other languages, transliterated where the font lacks them', async () => {
    expect(await copied({ kind: 'sentence', text: 'Aan Şükrü Ţuț 李 hier' })).toContain(
      'Aan Şükrü Ţuț Li hier',
    );
  });
});

it('is tagged as Dutch when it is the insurer’s, in a letter of another language', () => {
  expect(inLanguage(true)).toEqual({ lang: 'nl-NL' });
  expect([inLanguage(false), inLanguage(undefined)]).toEqual([{}, {}]);
});
