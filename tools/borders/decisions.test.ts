import { expect, test } from 'vitest';
import { countDecisions } from './decisions.ts';
import { readSource } from './source.ts';

test.each([
  ['if (a) b(); else if (c) d();', 2],
  ['const a = b ? c : d;', 1],
  ['switch (a) { case 1: b(); case 2: c(); default: d(); }', 2],
  ['while (a) b(); do { c(); } while (d);', 2],
  ['for (let n = 0; n < 9; n += 1) a();', 1],
  ['const a = (b && c) || (d ?? e);', 3],
  ['a ??= b; c ||= d; e &&= f;', 3],
])('counts what is decided in %s', (text, count) => {
  expect(countDecisions(readSource('a.ts', text).tree)).toBe(count);
});

test.each([
  'for (const a of b) c(a);',
  'for (;;) a();',
  'const a = b?.c; const d = e + f;',
  'try { a(); } catch { b(); }',
  'type A<T> = T extends string ? 1 : 2;',
  'function a(b = 1): void {}',
])('decides nothing: %s', (text) => {
  expect(countDecisions(readSource('a.ts', text).tree)).toBe(0);
});
