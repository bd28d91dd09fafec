import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const sheets = globSync('{apps/client,packages/ui}/src/**/*.css', { cwd: root });

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

/** Returns selectors that would stick after a tap on a touch screen. */
function stickyHovers(css: string): string[] {
  const selectors = [...outsideHover(css).matchAll(/[^{}]*:hover[^{}]*(?=\{)/g)].map(([found]) =>
    found
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .split(',')
      .map((one) => one.trim()),
  );
  // A rule with and without `:hover` restores the normal state.
  return selectors.flatMap((list) =>
    list.filter((one) => one.includes(':hover') && !list.includes(one.replace(':hover', ''))),
  );
}

test('limits hover styles to devices that can hover', () => {
  const found = sheets.flatMap((file) =>
    stickyHovers(readFileSync(path.join(root, file), 'utf8')).map((one) => `${file}: ${one}`),
  );
  expect(sheets.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});

test('detects a rule that sticks after a tap', () => {
  expect(stickyHovers('.a:hover { color: red; }')).toEqual(['.a:hover']);
  expect(stickyHovers('@media (hover: hover) { .a:hover { color: red; } } .b:hover {}')).toEqual([
    '.b:hover',
  ]);
  expect(stickyHovers('.a,\n.a:hover { color: red; }')).toEqual([]);
});
