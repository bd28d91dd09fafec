import { describe, expect, it, test } from 'vitest';
import { mapBlocks, parseRules, selectorsOf, writeRules } from './styleRules.ts';

const sheet =
  '@import "a.css";.a{color:red}@media (width>40rem){.b{margin:0}@supports (gap:1px){.c{gap:1px}}}@font-face{src:url(x)}@layer base;.d{}';

describe('a style sheet', () => {
  it('is written as it was read', () => {
    expect(writeRules(parseRules(sheet))).toBe(sheet);
  });

  it('is read rule by rule, those within conditions too', () => {
    expect(parseRules(sheet)).toEqual([
      { head: '@import "a.css";' },
      { head: '.a', block: 'color:red' },
      {
        head: '@media (width>40rem)',
        block: [
          { head: '.b', block: 'margin:0' },
          { head: '@supports (gap:1px)', block: [{ head: '.c', block: 'gap:1px' }] },
        ],
      },
      { head: '@font-face', block: 'src:url(x)' },
      { head: '@layer base;' },
      { head: '.d', block: '' },
    ]);
  });

  it.each(['.a:after{content:"}"}', ".a:after{content:'{'}", '.a:after{content:"\\"}"}'])(
    'may have braces in its strings: %s',
    (text) => {
      expect(parseRules(`${text}.b{margin:0}`)).toHaveLength(2);
    },
  );

  it('is refused when a block has no end', () => {
    expect(() => parseRules('.a{color:red')).toThrow('A block of a style sheet has no end');
  });
});

test('a comma within parentheses parts no selectors', () => {
  expect(selectorsOf('.a:is(.b,.c:not(.d)) p,.e')).toEqual([
    { text: '.a:is(.b,.c:not(.d)) p', plain: '.a:is() p' },
    { text: '.e', plain: '.e' },
  ]);
});

test('a rule whose block becomes empty goes, and what holds only such; statements stay', () => {
  const rules = parseRules('@layer a;.a{x:1}.b{x:2}@media print{.a{x:3}}@media all{.b{x:4}}');
  const left = mapBlocks(rules, (head, block) => (head === '.a' ? '' : block));
  expect(writeRules(left)).toBe('@layer a;.b{x:2}@media all{.b{x:4}}');
});
