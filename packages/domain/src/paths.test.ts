import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isIdOfOurs, pathPartsOf, isPageName, pathOfPage, pages } from './paths.ts';

const names = Object.keys(pages).filter(isPageName);

it('builds an address from the parts that its page names', () => {
  expect(pathPartsOf('specificatie')).toEqual(['kenmerk', 'relatienummer']);
  expect(pathPartsOf('betalingAfhandeling')).toEqual(['betaling']);
  expect(pathOfPage('declaratie', () => 'D-1')).toBe('/declaraties/D-1');
  expect(pathOfPage('declaratie', () => null)).toBeUndefined();
  expect(pathOfPage('betalingGelukt', () => null)).toBe('/betaling/gelukt');
  expect(pathOfPage('mijnGegevens', () => 'contact')).toBe('/mijn-gegevens#contact');
  expect(pathOfPage('betalingGelukt', () => 'b-1')).toBe('/betaling/gelukt?betaling=b-1');
});

it('stays at the path of its own page, whatever the parts are', () => {
  const part = fc.oneof(
    fc.string(),
    fc.constantFrom('..', '//elders.nl', '?a', '#a', 'a/b', '%2e'),
  );
  fc.assert(
    fc.property(fc.constantFrom(...names), part, (page, value) => {
      const path = pathOfPage(page, () => value);
      if (path === undefined) return;
      const { origin, pathname } = new URL(path, 'https://mijn.test');
      expect(origin).toBe('https://mijn.test');
      expect(pathname.split('/')).toHaveLength(pages[page].path.split('/').length);
    }),
  );
});

it.each([
  ['D2026-000123', true],
  ['b-1', true],
  ['', false],
  ['-D1', false],
  ['D1/x', false],
  ['D1?x', false],
  ['x'.repeat(41), false],
])('checks whether %j can stand in an address as an id: %s', (text, expected) => {
  expect(isIdOfOurs(text)).toBe(expected);
});
