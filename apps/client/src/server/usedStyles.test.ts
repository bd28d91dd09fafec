import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { toStyle } from './toStyle.ts';
import { usedStyles } from './usedStyles.ts';

/** What is left of a sheet for a page of these elements. */
function usedOf(text: string, content: string, merk: 'ZZ' | 'AZVZ' = 'ZZ'): string {
  const [style] = usedStyles([toStyle('/assets/a.css', text)], content, merk);
  return style?.text ?? '';
}

const page = '<main class="page wide"><p class="text">…</p></main>';

test('keeps the rules of what stands on the page, and those of elements', () => {
  const sheet = 'p{margin:0}.text{color:red}.menu{color:blue}.page>.text a{color:tan}';
  expect(usedOf(sheet, page)).toBe('p{margin:0}.text{color:red}.page>.text a{color:tan}');
});

test('of several selectors those that can mean something stay', () => {
  expect(usedOf('.menu,.text,.page .menu,h1{color:red}', page)).toBe('.text,h1{color:red}');
});

test('what is in parentheses decides nothing: it may just as well exclude', () => {
  const sheet =
    '.text:not(.menu,:is(.a,label:has(:is(.b,.c)))):hover{color:red}:is(.menu,.text){color:tan}';
  expect(usedOf(sheet, page)).toBe(sheet);
});

test('goes into conditions, leaves out those of which nothing stays, and keeps what is no rule of elements', () => {
  const sheet =
    '@layer base,own;@media print{.text{color:red}@supports (a:b){.menu{color:tan}}}' +
    '@media (width>=48rem){.menu{color:tan}}@font-face{src:url("a{;}.woff2")}@keyframes in{to{opacity:1}}';
  expect(usedOf(sheet, page)).toBe(
    '@layer base,own;@media print{.text{color:red}}@font-face{src:url("a{;}.woff2")}@keyframes in{to{opacity:1}}',
  );
});

test('braces in a text end nothing', () => {
  expect(usedOf('.text:after{content:"}"}.menu{color:red}p{margin:0}', page)).toBe(
    '.text:after{content:"}"}p{margin:0}',
  );
});

test('has the colours of the page’s own brand only', () => {
  const sheet = ':root{--a:1}:root[data-brand=AZVZ]{--a:2}:root:not([data-brand=AZVZ]){--a:3}';
  expect(usedOf(sheet, page, 'AZVZ')).toBe(sheet);
  expect(usedOf(sheet, page, 'ZZ')).toBe(':root{--a:1}:root:not([data-brand=AZVZ]){--a:3}');
});

test('each form has a hash of its own, for the policy', () => {
  const sheets = [toStyle('/assets/a.css', '.text{color:red}.menu{color:red}')];
  const [text] = usedStyles(sheets, page, 'ZZ');
  const [menu] = usedStyles(sheets, '<nav class="menu"></nav>', 'ZZ');
  expect(text).toEqual(toStyle('/assets/a.css', '.text{color:red}'));
  expect(menu).toEqual(toStyle('/assets/a.css', '.menu{color:red}'));
});

test('of the sheets of the build nothing is lost where every class is used', () => {
  const folder = new URL('../../dist/client/assets/', import.meta.url);
  const sheets = readdirSync(folder).filter((file) => file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(5);
  for (const file of sheets) {
    const text = readFileSync(new URL(file, folder), 'utf8');
    const names = [...text.matchAll(/\.([\w-]+)/g)].map(([, name]) => name).join(' ');
    const isWhole = usedOf(text, `<p class="${names}">`, 'AZVZ') === text.trimEnd();
    expect(isWhole, file).toBe(true);
  }
});
