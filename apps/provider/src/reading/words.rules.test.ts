import { describe, expect, it } from 'vitest';
import { parseWrittenPage } from './testing/writtenPage.testing.ts';

const texts = (lines: readonly string[], seen = true) =>
  parseWrittenPage(lines, { seen }).map(({ text }) => text);

const certainty = (...lines: readonly string[]) =>
  parseWrittenPage(lines, { seen: true }).at(-1)?.words[0]?.certainty;

describe('mendedWords', () => {
  it.each([
    ['€i21,75', '€121,75'],
    ['€3525', '€35,25'],
    ['13042026', '13-04-2026'],
    ['©0B-2026-07', 'OB-2026-07'],
    ['©0417-2211', '00417-2211'],
    ['betaaldatum31-10-2026', 'betaaldatum 31-10-2026'],
  ])('mends %s on a photo to %s', (broken, mended) => {
    expect(texts([broken])).toEqual([mended]);
  });

  it('does not change the text of a PDF', () => {
    expect(texts(['€3525', '13042026'], false)).toEqual(['€3525', '13042026']);
  });

  it('restores the comma of an amount between amounts with a comma', () => {
    const column = ['Zitting\t12,03', 'Zitting\t11203', 'Zitting\t10,18'];
    expect(texts(column)).toContain('Zitting\t112,03');
    expect(texts(['Zitting\t11203'])).toEqual(['Zitting\t11203']);
  });

  it('lowers the certainty of a day of one digit among days of two', () => {
    expect(certainty('14-10-2026', '28-10-2026', '1-1-2026')).toBe(60);
    expect(certainty('1-1-2026')).toBe(100);
  });

  it('joins letter-spaced words, a minus with its amount, and a day over two lines', () => {
    expect(texts(['F A C T U U R F 2 0 2 6'], false)).toEqual(['FACTUUR F2026']);
    expect(texts(['Korting\t- 50,00'], false)).toEqual(['Korting\t-50,00']);
    expect(texts(['18-11-\tZorg', '2025\tknie'], false)).toEqual(['18-11-2025\tZorg', 'knie']);
  });
});
