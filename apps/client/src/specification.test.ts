import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../../..');

it('has every text of §8', () => {
  const markdown = readFileSync(path.join(root, 'docs/specification.md'), 'utf8');
  const rows = /^\| (?:\d{3}|offline|loginFailed) \| (.+?) \| (.+?) \|$/gm;
  const wanted = [...markdown.matchAll(rows)]
    .flatMap(([, title = '', copy = '']) => [title, copy])
    .filter((text) => text !== 'not shown');
  expect(wanted.length).toBeGreaterThan(8);
  const texts = globSync('**/texts/nl.json', { cwd: import.meta.dirname }).map((file) =>
    readFileSync(path.join(import.meta.dirname, file), 'utf8'),
  );
  const isThere = (text: string) =>
    texts.some((one) => one.includes(JSON.stringify(text).slice(1, -1)));
  expect(wanted.filter((text) => !isThere(text))).toEqual([]);
});
