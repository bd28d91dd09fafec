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
