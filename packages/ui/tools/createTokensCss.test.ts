import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readTokens, createTokensCss, tokensPath } from './createTokensCss.ts';

const src = fileURLToPath(new URL('../src/', import.meta.url));
const styleSheets = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css') && !path.startsWith('generated'))
  .map((path) => [path, readFileSync(src + path, 'utf8')] as const);

test('has an up-to-date style sheet of tokens', async () => {
  expect(readFileSync(tokensPath, 'utf8')).toBe(await createTokensCss());
});

/** Set by screens on the page: the height of a bar above it. */
const setByScreens = new Set(['mijn-top']);

function namesSetIn(css: string): string[] {
  return [...css.matchAll(/^ *--([\w-]+):/gm)].map(([, name = '']) => name);
}

// Set by shared sheets, by tone or as a pass, and used by others.
const sharedSheets = ['tones/tones.module.css', 'Pass/passColors.module.css'];
const shared = styleSheets.filter(([path]) => sharedSheets.includes(path));
const setByShared = new Set(shared.flatMap(([, css]) => namesSetIn(css)));

async function names(...who: Parameters<typeof readTokens>): Promise<string[]> {
  return (await readTokens(...who)).map((token) => token.name);
}

test('sets the same tokens for every brand and scheme', async () => {
  const light = await names('ZZ', 'light');
  expect(await names('ZZ', 'dark')).toEqual(light);
  expect(await names('AZVZ', 'light')).toEqual(light);
  expect(await names('AZVZ', 'dark')).toEqual(light);
});

test('uses only existing tokens and no other colours', async () => {
  const exists = new Set((await readTokens('ZZ', 'light')).map((token) => token.name));
  for (const [path, css] of styleSheets) {
    const used = [...css.matchAll(/var\(--([\w-]+)/g)].map(([, name = '']) => name);
    // Local custom properties are set in the sheet itself, from tokens.
    const own = new Set(namesSetIn(css));
    const known = [exists, own, setByScreens, setByShared];
    expect(
      used.filter((name) => !known.some((set) => set.has(name))),
      path,
    ).toEqual([]);
    expect(css.match(/#[\da-f]{3,8}\b(?!\s*\{)|rgba?\(|hsla?\(/gi), path).toBeNull();
  }
});
