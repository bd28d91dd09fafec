import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Where the sheet of all tokens stands. */
export const tokensPath = fileURLToPath(import.meta.resolve('@mijn/ui/tokens.css'));

const forAll = /^:root\{[^{}]*\}/gm;
const declaration = /--([\w-]+):([^;{}]+);/g;
const use = /var\(--([\w-]+)\)/g;

const declarationsOf = (sheet: string) =>
  [...sheet.matchAll(declaration)].map(([, name = '', value = '']) => [name, value] as const);

/**
 * Of a sheet of design tokens those that are the same for everybody: said once, for every brand and scheme.
 * A token that points at another has its value, or points at the one behind it that does differ.
 */
export function fixedTokens(sheet: string): ReadonlyMap<string, string> {
  const times = Map.groupBy(declarationsOf(sheet), ([name]) => name);
  const everywhere = declarationsOf((sheet.match(forAll) ?? []).join(''));
  const once = new Map(everywhere.filter(([name]) => times.get(name)?.length === 1));
  const toValue = (value: string): string =>
    value.replace(use, (reference, name: string) => {
      const found = once.get(name);
      return found === undefined ? reference : toValue(found);
    });
  return new Map([...once].map(([name, value]) => [name, toValue(value)]));
}

/** A style sheet with the values of fixed tokens in it, and without what it says of these. */
export function inlineFixed(sheet: string, fixed: ReadonlyMap<string, string>): string {
  return sheet
    .replace(declaration, (whole, name: string) => (fixed.has(name) ? '' : whole))
    .replace(use, (reference, name: string) => fixed.get(name) ?? reference);
}

/**
 * Writes design tokens that never differ into the rules that use them. A browser looks a token up for each
 * element and each rule anew, and every document carries the list of all of them: what only one brand or one
 * scheme has stays a token, the rest need not be one for the browser.
 */
export function inlineTokens(): Plugin {
  const fixed = fixedTokens(readFileSync(tokensPath, 'utf8'));
  return {
    name: 'inline-tokens',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      return id.endsWith('.css') ? { code: inlineFixed(code, fixed), map: null } : undefined;
    },
  };
}
