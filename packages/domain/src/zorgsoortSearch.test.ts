import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zorgsoorten } from './zorgsoorten.ts';
import { searchZorgsoorten } from './zorgsoortSearch.ts';

const all = Object.keys(zorgsoorten);
const search = (typed: string) => searchZorgsoorten(typed, all);

describe('searchZorgsoorten', () => {
  it.each([
    ['tandarts', ['Tandarts']],
    ['gebit', ['Tandarts']],
    ['kies', ['Tandarts']],
    ['kiespijn', ['Tandarts']],
    ['Mondhygienist', ['Tandarts']],
    ['dentist', ['Tandarts']],
    ['braces', ['Tandarts']],
    ['brillenglazen', ['Bril en lenzen']],
    ['fysio', ['Fysiotherapie']],
    ['bloed prikken', ['Laboratorium']],
    ['eerste hulp', ['Ziekenhuis']],
    ['huidarts', ['Ziekenhuis']],
    ['hulpmiddelen', ['Hulpmiddelen', 'Hulpmiddelen in bruikleen']],
    ['rolstoel lenen', ['Hulpmiddelen in bruikleen']],
    ['Is fysiothérapie covered?', ['Fysiotherapie']],
    ['therapie', ['Fysiotherapie', 'Psycholoog']],
  ])('finds for %j %j', (typed, kinds) => expect(search(typed)).toEqual(kinds));

  it.each(['', '   ', 'zorg', 'krijg ik de', '?!'])('returns all kinds for %j', (typed) =>
    expect(search(typed)).toEqual(all),
  );

  it('returns none for words of no care', () => expect(search('parkeerboete')).toEqual([]));

  it('knows names that only the insurer has', () =>
    expect(searchZorgsoorten('kuuroord', ['Kuuroord', 'Tandarts'])).toEqual(['Kuuroord']));

  it('finds each kind by its names in both languages, also with one typo', () => {
    const letter = fc.stringMatching(/^[a-z]$/);
    fc.assert(
      fc.property(
        fc.constantFrom(
          ...Object.entries(zorgsoorten).flatMap(([nl, en]) => [
            [nl, nl] as const,
            [nl, en] as const,
          ]),
        ),
        fc.nat(),
        letter,
        fc.integer({ min: 0, max: 2 }),
        ([kind, name], at, other, way) => {
          expect(search(name)).toContain(kind);
          fc.pre(/^[A-Za-z]{6,}$/.test(name));
          const i = 1 + (at % (name.length - 2));
          const typed = [
            name.slice(0, i) + other + name.slice(i + 1),
            name.slice(0, i) + name.slice(i + 1),
            name.slice(0, i) + name[i + 1] + name[i] + name.slice(i + 2),
          ][way]!;
          // "Huidarts" is a typo of "huisarts" and a word of its own.
          fc.pre(typed !== 'Huidarts');
          expect(search(typed)).toContain(kind);
        },
      ),
    );
  });

  it('takes any text', () => {
    fc.assert(fc.property(fc.string({ maxLength: 200 }), (typed) => void search(typed)));
  });
});
