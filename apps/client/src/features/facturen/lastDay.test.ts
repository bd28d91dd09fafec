import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const source = new URL('../..', import.meta.url);
const textsIn = (language: string) =>
  globSync(`**/texts/${language}.json`, { cwd: source }).map((file) => ({
    file,
    content: readFileSync(new URL(file, source), 'utf8'),
  }));

// The last day is still in time (docs/design.md): a screen that says "vóór" takes that day away.
it.each([
  ['nl', /vóór/i],
  ['en', /before (?:\{|the due date)/i],
])('no text asks to pay before its last day: %s', (language, wrong) => {
  const texts = textsIn(language);
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter(({ content }) => wrong.test(content)).map(({ file }) => file)).toEqual([]);
});
