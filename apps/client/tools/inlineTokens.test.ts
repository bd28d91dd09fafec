import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fixedTokens, inlineFixed, tokensPath } from './inlineTokens.ts';

const tokens = `/* Generated. */
:root{--m-space:0.5rem;--m-twice:0.5rem;}
:root{--m-ground:#FFF;}
@media screen and (prefers-color-scheme:dark){:root{--m-ground:#000;--m-night:#111;}}
:root[data-brand='AZVZ']{--m-ground:#EEE;}
:root{--m-card-gap:var(--m-space);--m-card-ground:var(--m-ground);--m-row-gap:var(--m-card-gap);}
@media (forced-colors:active){:root:root{--m-twice:0;}}`;
const fixed = fixedTokens(tokens);

test('what is the same for everybody is written into the rules, whatever it points at', () => {
  expect(inlineFixed('.a{margin:calc(-1 * var(--m-row-gap)) var(--m-space)}', fixed)).toBe(
    '.a{margin:calc(-1 * 0.5rem) 0.5rem}',
  );
});

test('what a brand, a scheme or forced colours change stays a token, under its first name', () => {
  const sheet = '.a{color:var(--m-ground);margin:var(--m-twice)}.b{color:var(--m-night)}';
  expect(inlineFixed(sheet, fixed)).toBe(sheet);
  expect(inlineFixed('.a{color:var(--m-card-ground)}', fixed)).toBe('.a{color:var(--m-ground)}');
});

test('the sheet of tokens says only what is left of them', () => {
  expect(inlineFixed(tokens, fixed)).not.toContain('--m-card');
  expect(inlineFixed(tokens, fixed)).toContain("[data-brand='AZVZ']{--m-ground:#EEE;}");
});

test('what a sheet or a screen sets for itself is its own', () => {
  const sheet = '.a{--own:1px;margin:var(--own);top:var(--m-top, 0px)}';
  expect(inlineFixed(sheet, fixed)).toBe(sheet);
});

test('in the build no rule asks for a token that nobody says, and none has to be looked up that never differs', () => {
  const folder = new URL('../dist/client/', import.meta.url);
  const manifest = readFileSync(new URL('.vite/manifest.nl.json', folder), 'utf8');
  const sheets = [...new Set(manifest.match(/assets\/[\w-]+\.css/g))].map((file) =>
    readFileSync(new URL(file, folder), 'utf8'),
  );
  expect(sheets.length).toBeGreaterThan(5);
  const all = sheets.join('');
  const said = new Set(all.match(/(?<=[{;])--[\w-]+(?=:)/g));
  const asked = [...new Set(all.match(/(?<=var\()--[\w-]+(?=\))/g))];
  expect(asked.filter((name) => !said.has(name))).toEqual([]);
  const real = fixedTokens(readFileSync(tokensPath, 'utf8'));
  expect(real.size).toBeGreaterThan(100);
  expect([...said, ...asked].filter((name) => real.has(name.slice(2)))).toEqual([]);
});
