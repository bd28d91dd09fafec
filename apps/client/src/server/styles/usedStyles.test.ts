import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { toStyle } from './toStyle.ts';
import { usedStyles } from './usedStyles.ts';

/** What is left of a sheet for a page of these elements. */
function usedOf(text: string, content: string, brand: 'ZZ' | 'AZVZ' = 'ZZ'): string {
  return usedStyles([toStyle('/assets/a.css', text)], content, brand).text;
}

const page = '<main class="page wide"><p class="text">…</p></main>';

test('keeps the rules of what stands on the page', () => {
  const sheet =
    'p{margin:0}table,main:focus,a{margin:0}.text{color:red}.menu{color:blue}' +
    '.page>p.text{color:tan}.page>.text a{color:tan}input[type=file]{margin:0}*,:before,[hidden]{margin:0}';
  expect(usedOf(sheet, page)).toBe(
    'p{margin:0}main:focus{margin:0}.text{color:red}' +
      '.page>p.text{color:tan}*,:before,[hidden]{margin:0}',
  );
});

test('leaves out what no rule asks for: values, those that only they asked for, and movements', () => {
  const sheet =
    ':root{--a:var(--b);--b:1px;--c:var(--d);--d:2px;--e:3px}' +
    '@media print{:root{--d:4px}}.menu{margin:var(--a)}p{margin:var(--e);animation:1s come}' +
    '@keyframes come{0%{top:0}to{top:1px}}@keyframes go{to{top:0}}';
  expect(usedOf(sheet, page)).toBe(
    ':root{--e:3px}p{margin:var(--e);animation:1s come}@keyframes come{0%{top:0}to{top:1px}}',
  );
});

test('of several selectors those that can mean something stay', () => {
  expect(usedOf('.menu,.text,.page .menu,p{color:red}', page)).toBe('.text,p{color:red}');
});

test('what is in parentheses decides nothing: it may just as well exclude', () => {
  const sheet =
    '.text:not(.menu,:is(.a,label:has(:is(.b,.c)))):hover{color:red}:is(.menu,.text){color:tan}';
  expect(usedOf(sheet, page)).toBe(sheet);
});

test('goes into conditions, leaves out those of which nothing stays, and keeps what is no rule of elements', () => {
  const sheet =
    '@layer base,own;@media print{.text{color:red}@supports (a:b){.menu{color:tan}}}' +
    '@media (width>=48rem){.menu{color:tan}}@font-face{src:url("a{;}.woff2")}@page{margin:1cm}';
  expect(usedOf(sheet, page)).toBe(
    '@layer base,own;@media print{.text{color:red}}@font-face{src:url("a{;}.woff2")}@page{margin:1cm}',
  );
});

test('braces in a text end nothing', () => {
  expect(usedOf('.text:after{content:"}"}.menu{color:red}p{margin:0}', page)).toBe(
    '.text:after{content:"}"}p{margin:0}',
  );
});

test('has the colours of the page’s own brand only', () => {
  const sheet =
    ':root{--a:1}:root[data-brand=AZVZ]{--a:2}:root:not([data-brand=AZVZ]){--a:3}p{margin:var(--a)}';
  expect(usedOf(sheet, page, 'AZVZ')).toBe(sheet);
  expect(usedOf(sheet, page, 'ZZ')).toBe(
    ':root{--a:1}:root:not([data-brand=AZVZ]){--a:3}p{margin:var(--a)}',
  );
});

test('several sheets become one, in their order, with a hash of its own for the policy', () => {
  const sheets = ['.text{color:red}.menu{color:red}', 'p{margin:0}'].map((text) =>
    toStyle('/assets/a.css', text),
  );
  expect(usedStyles(sheets, page, 'ZZ')).toEqual(toStyle('', '.text{color:red}p{margin:0}'));
  expect(usedStyles(sheets, '<nav class="menu"></nav>', 'ZZ').text).toBe('.menu{color:red}');
});

const folder = new URL('../../../dist/client/assets/', import.meta.url);
const allOf = (text: string, pattern: RegExp) => text.match(pattern) ?? [];

test('of the sheets of the build nothing is lost where everything is used', () => {
  const sheets = readdirSync(folder).filter((file) => file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(5);
  for (const file of sheets) {
    const text = readFileSync(new URL(file, folder), 'utf8').trimEnd();
    const values = allOf(text, /--[\w-]+/g).map((name) => `var(${name})`);
    const moves = allOf(text, /(?<=@keyframes )[\w-]+/g);
    const whole = `${text}p{margin:${values.join('')};animation:${moves.join()}}`;
    const elements = allOf(text, /(?<![\w.#-])[a-z][\w-]*/g).map((name) => `<${name}>`);
    const classes = allOf(text, /(?<=\.)[\w-]+/g).join(' ');
    const isWhole = usedOf(whole, `${elements.join('')}<p class="${classes}">`, 'AZVZ') === whole;
    expect(isWhole, file).toBe(true);
  }
});
