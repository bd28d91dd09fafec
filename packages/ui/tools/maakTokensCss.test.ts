import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { leesTokens, maakTokensCss, tokensPad } from './maakTokensCss.ts';

const src = fileURLToPath(new URL('../src/', import.meta.url));
const stijlbladen = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((pad) => pad.endsWith('.css') && !pad.startsWith('generated'))
  .map((pad) => [pad, readFileSync(src + pad, 'utf8')] as const);

test('the committed style sheet of tokens is fresh', async () => {
  expect(readFileSync(tokensPad, 'utf8')).toBe(await maakTokensCss());
});

async function namen(...wie: Parameters<typeof leesTokens>): Promise<string[]> {
  return (await leesTokens(...wie)).map((token) => token.name);
}

test('every brand and scheme sets the same tokens', async () => {
  const licht = await namen('ZZ', 'licht');
  expect(await namen('ZZ', 'donker')).toEqual(licht);
  expect(await namen('AZVZ', 'licht')).toEqual(licht);
  expect(await namen('AZVZ', 'donker')).toEqual(licht);
});

test('style sheets use only tokens that exist, and no colour of their own', async () => {
  const bestaat = new Set((await leesTokens('ZZ', 'licht')).map((token) => token.name));
  for (const [pad, css] of stijlbladen) {
    const gebruikt = [...css.matchAll(/var\(--([\w-]+)/g)].map(([, naam = '']) => naam);
    expect(
      gebruikt.filter((naam) => !bestaat.has(naam)),
      pad,
    ).toEqual([]);
    expect(css.match(/#[\da-f]{3,8}\b(?!\s*\{)|rgba?\(|hsla?\(/gi), pad).toBeNull();
  }
});
