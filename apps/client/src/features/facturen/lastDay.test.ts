import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const source = new URL('../..', import.meta.url);
const textsIn = (language: string) =>
  globSync(`**/texts/${language}.json`, { cwd: source }).map((file) => ({
    file,
    content: readFileSync(new URL(file, source), 'utf8'),
  }));

// The due date itself is in time (docs/design.md), so a text must not say "vóór" the date.
it.each([
  ['nl', /vóór/i],
  ['en', /before (?:\{|the due date)/i],
])('has no text that asks to pay before its due date: %s', (language, wrong) => {
  const texts = textsIn(language);
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter(({ content }) => wrong.test(content)).map(({ file }) => file)).toEqual([]);
});
