import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../../..');
const homes = '{packages/ui,apps/client}/src';
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const sources = globSync(`${homes}/**/*.{ts,tsx}`, { cwd: root })
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ folder: path.dirname(file), text: read(file) }));

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** The classes that a style sheet has rules for. */
const classesOf = (sheet: string) =>
  matches(sheet.replace(/\/\*[^]*?\*\/|\{[^{}]*\}/g, ''), /\.([a-z]\w*)/gi);

/** The names that a component asks of its style sheet in so many words. */
const askedIn = (component: string) => [
  ...matches(component, /\bs\['(\w+)'\]/g),
  ...matches(component, /classNames\(s\b([^]*?)\)[};,]/g).flatMap((call) =>
    matches(call, /'(\w+)'/g),
  ),
];

test.each(globSync(`${homes}/**/*.module.css`, { cwd: root }))(
  '%s and its components know the same names',
  (file) => {
    const own = sources.filter(({ folder }) => folder === path.dirname(file));
    const users = own.filter(({ text }) => text.includes(`'./${path.basename(file)}'`));
    const classes = classesOf(read(file));
    expect(users).not.toEqual([]);
    for (const asked of users.flatMap(({ text }) => askedIn(text))) {
      expect(classes, `a rule for .${asked}`).toContain(asked);
    }
    // What a component asks by a value stands in a type beside it.
    const words = new Set(own.flatMap(({ text }) => matches(text, /\b(\w+)\b/g)));
    for (const name of classes) expect(words, `a use of .${name}`).toContain(name);
  },
);
