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

/** Class names in the rules of a style sheet. */
const classesOf = (sheet: string) =>
  matches(sheet.replace(/\/\*[^]*?\*\/|\{[^{}]*\}/g, ''), /\.([a-z]\w*)/gi);

/** Name under which a component imports a style sheet; undefined when it does not. */
function bindingOf({ folder, text }: (typeof sources)[number], sheet: string): string | undefined {
  const imports = [...text.matchAll(/^import (\w+) from '([^']+\.module\.css)';/gm)];
  return imports.find(([, , from = '']) => path.join(folder, from) === sheet)?.[1];
}

/** Class names that a component uses literally. */
const askedIn = (component: string, binding: string) => [
  ...matches(component, new RegExp(`\\b${binding}\\['(\\w+)'\\]`, 'g')),
  ...matches(component, new RegExp(`classNames\\(${binding}\\b([^]*?)\\)[};,\\]]`, 'g')).flatMap(
    (call) => matches(call, /'(\w+)'/g),
  ),
];

test.each(globSync(`${roots}/**/*.module.css`, { cwd: root }))(
  'defines exactly the class names that components use: %s',
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
    // A class name that is computed at runtime comes from a type in the same folder.
    const homes = new Set([path.dirname(file), ...users.map(({ folder }) => folder)]);
    const own = sources.filter(({ folder }) => homes.has(folder));
    const words = new Set(own.flatMap(({ text }) => matches(text, /\b(\w+)\b/g)));
    for (const name of classes) expect(words, `a use of .${name}`).toContain(name);
  },
);
