import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../../..');
const roots = '{packages/ui,apps/client}/src';
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const sources = globSync(`${roots}/**/*.{ts,tsx}`, { cwd: root })
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ folder: path.dirname(file), text: read(file) }));

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** The classes that a style sheet has rules for. */
const classesOf = (sheet: string) =>
  matches(sheet.replace(/\/\*[^]*?\*\/|\{[^{}]*\}/g, ''), /\.([a-z]\w*)/gi);

/** What a component calls a style sheet; undefined: it does not use it. */
function bindingOf({ folder, text }: (typeof sources)[number], sheet: string): string | undefined {
  const imports = [...text.matchAll(/^import (\w+) from '([^']+\.module\.css)';/gm)];
  return imports.find(([, , from = '']) => path.join(folder, from) === sheet)?.[1];
}

/** The names that a component asks of a style sheet in so many words. */
const askedIn = (component: string, binding: string) => [
  ...matches(component, new RegExp(`\\b${binding}\\['(\\w+)'\\]`, 'g')),
  ...matches(component, new RegExp(`classNames\\(${binding}\\b([^]*?)\\)[};,\\]]`, 'g')).flatMap(
    (call) => matches(call, /'(\w+)'/g),
  ),
];

test.each(globSync(`${roots}/**/*.module.css`, { cwd: root }))(
  '%s and its components know the same names',
  (file) => {
    const users = sources.flatMap((source) => {
      const binding = bindingOf(source, file);
      return binding === undefined ? [] : [{ ...source, binding }];
    });
    const classes = classesOf(read(file));
    expect(users).not.toEqual([]);
    for (const asked of users.flatMap(({ text, binding }) => askedIn(text, binding))) {
      expect(classes, `a rule for .${asked}`).toContain(asked);
    }
    // What a component asks by a value stands in a type beside it.
    const homes = new Set([path.dirname(file), ...users.map(({ folder }) => folder)]);
    const own = sources.filter(({ folder }) => homes.has(folder));
    const words = new Set(own.flatMap(({ text }) => matches(text, /\b(\w+)\b/g)));
    for (const name of classes) expect(words, `a use of .${name}`).toContain(name);
  },
);
