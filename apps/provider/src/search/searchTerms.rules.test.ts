import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeSearchText } from '@mijn/domain/searchWords';
import { searchTerms } from './searchTerms.rules.ts';

describe('searchTerms', () => {
  it.each([
    ['huisarts brink', ['huisarts', 'brink']],
    ['Fysiothérapie', ['fysiotherapie']],
    ['  D2026-00000001 ', ['d2026-00000001']],
    ['medicijnen 2024', ['medicijnen', null]],
    ['€ 22,58 november 2026 tandarts', ['€ 22,58', 'november 2026', 'tandarts']],
    ['', []],
  ])('splits %j into %j', (typed, texts) => {
    expect(searchTerms(typed).map(({ text }) => text)).toEqual(texts);
  });

  it.each([
    ['22,58', 2_258, 2_258],
    ['€ 22,58', 2_258, 2_258],
    ['22.58', 2_258, 2_258],
    ['54.20 euro', 5_420, 5_420],
    ['€ 1.240,00', 124_000, 124_000],
    ['1 240,00', 124_000, 124_000],
    ['€ 75,-', 7_500, 7_500],
    ['€ 265', 26_500, 26_599],
    ['54', 5_400, 5_499],
  ])('reads %j as an amount from %i to %i cents', (typed, least, most) => {
    expect(searchTerms(typed)).toMatchObject([{ least, most }]);
  });

  it.each([
    ['november', null, 11, null],
    ['okt', null, 10, null],
    ['Oct 2025', null, 10, 2025],
    ['3 november', 3, 11, null],
    ['3 november 2026', 3, 11, 2026],
    ['3-11-2026', 3, 11, 2026],
    ['02.11.26', 2, 11, 2026],
    ['11/2026', null, 11, 2026],
    ['2026-11-03', 3, 11, 2026],
    ['2026-11', null, 11, 2026],
    ['2024', null, null, 2024],
  ])('reads %j as day %j, month %j and year %j', (typed, day, month, year) => {
    expect(searchTerms(typed)).toMatchObject([{ day, month, year, least: null }]);
  });

  it.each([
    ['Dentist', ['Tandarts']],
    ['fysio', ['Fysiotherapie']],
    ['fysoi', ['Fysiotherapie']],
    ['physiotherapy', ['Fysiotherapie']],
    ['medicijnne', ['Medicijnen']],
    ['brink', []],
  ])('recognizes the kind of care in %j: %j', (typed, kinds) => {
    expect(searchTerms(typed)[0]?.kinds).toEqual(kinds);
  });

  it('matches a word with one typo at any of its letters, and not with two', () => {
    const word = fc.stringMatching(/^[a-z]{5,12}$/);
    const letter = fc.stringMatching(/^[a-z]$/);
    fc.assert(
      fc.property(
        word,
        fc.nat(),
        letter,
        fc.integer({ min: 0, max: 3 }),
        (meant, at, other, kind) => {
          const i = at % (meant.length - 1);
          const typed = [
            meant.slice(0, i) + other + meant.slice(i + 1),
            meant.slice(0, i) + other + meant.slice(i),
            meant.slice(0, i) + meant.slice(i + 1),
            meant.slice(0, i) + meant[i + 1] + meant[i] + meant.slice(i + 2),
          ][kind]!;
          fc.pre(typed.length >= 5);
          const [term] = searchTerms(typed);
          fc.pre(term?.month === null);
          expect(`een ${meant}zorg`).toMatch(new RegExp(`\\b${term?.slips}`));
        },
      ),
    );
    expect('fysiotherapie').not.toMatch(new RegExp(`\\b${searchTerms('fyyyo')[0]?.slips}`));
  });

  it('returns at most ten terms, folded and safe in a regular expression', () => {
    const unit = fc.constantFrom(...Array.from('abcdé Ünı€1290,.-/\\*+?()[]{}|^$%"\u0301'));
    fc.assert(
      fc.property(fc.string({ maxLength: 100, unit }), (typed) => {
        const terms = searchTerms(typed);
        const isSafe = terms.every(
          ({ text, slips }) =>
            normalizeSearchText(text ?? '') === (text ?? '') &&
            /^\([a-z.?|]+\)$/.test(slips ?? '(a)'),
        );
        expect(isSafe && terms.length <= 10).toBe(true);
      }),
    );
  });
});
