import { pages } from '@mijn/domain/paths';
import { expect, test } from 'vitest';
import { detailPages, leftOut, measuredPaths } from './lighthousePages.ts';

test('every page is measured, or left out with a reason', () => {
  const fixed = [...measuredPaths(false), ...measuredPaths(true)];
  const named = [...Object.keys(detailPages), ...Object.keys(leftOut)];
  const forgotten = Object.entries(pages).filter(
    ([name, { path }]) => !fixed.includes(path) && !named.includes(name),
  );
  expect(forgotten).toEqual([]);
  expect(fixed).toContain(pages.toegankelijkheid.path);
});

test('no address is measured that has still to be filled in', () => {
  const open = [...measuredPaths(false), ...measuredPaths(true)].filter((path) => /:/.test(path));
  expect(open).toEqual([]);
});

test('a final settlement is told from another invoice by its words, in both languages', () => {
  const [isSought] = detailPages.specificatie?.links ?? [];
  const invoice = (words: string) => isSought?.({ to: '/facturen/F2025-51127262', words });
  expect(invoice('Eindafrekening eigen risico, 18 december, € 38,50, Betaald')).toBe(true);
  expect(invoice('Own-risk final settlement, 18 December, €38.50, Paid')).toBe(true);
  expect(invoice('Termijn eigen risico, november, Zie eindafrekening')).toBe(false);
});
