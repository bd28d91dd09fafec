import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const sheets = globSync('{apps/client,packages/ui}/src/**/*.css', { cwd: root });

/** What stands outside the blocks that are only for who points with something that hovers. */
function outsideHover(css: string): string {
  const begin = css.indexOf('@media (hover: hover)');
  if (begin === -1) return css;
  let depth = 0;
  let end = css.indexOf('{', begin);
  do {
    if (css[end] === '{') depth += 1;
    if (css[end] === '}') depth -= 1;
    end += 1;
  } while (depth > 0);
  return css.slice(0, begin) + outsideHover(css.slice(end));
}

/** Rules that change something while a finger that left hovers still, as browsers on phones have it. */
function stickyHovers(css: string): string[] {
  const selectors = [...outsideHover(css).matchAll(/[^{}]*:hover[^{}]*(?=\{)/g)].map(([found]) =>
    found
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .split(',')
      .map((one) => one.trim()),
  );
  // The same with and without hovering keeps what a link does when it is hovered away.
  return selectors.flatMap((list) =>
    list.filter((one) => one.includes(':hover') && !list.includes(one.replace(':hover', ''))),
  );
}

test('what hovering changes, it changes for who can hover only', () => {
  const found = sheets.flatMap((file) =>
    stickyHovers(readFileSync(path.join(root, file), 'utf8')).map((one) => `${file}: ${one}`),
  );
  expect(sheets.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});

test('a rule that sticks to a finger is found', () => {
  expect(stickyHovers('.a:hover { color: red; }')).toEqual(['.a:hover']);
  expect(stickyHovers('@media (hover: hover) { .a:hover { color: red; } } .b:hover {}')).toEqual([
    '.b:hover',
  ]);
  expect(stickyHovers('.a,\n.a:hover { color: red; }')).toEqual([]);
});
