import { expect, test } from 'vitest';
import { readRows } from './readRows.ts';

const keys = (...lines: readonly string[]) => readRows(lines.join('\n')).map(({ key }) => key);

test('what stands before the second section is no row', () => {
  expect(keys('Text before.', '## 1. What this is', 'It is an app.', '- a point')).toEqual([]);
  expect(keys('## 1. What this is', 'It is an app.', '## 2. Pages', 'It has pages.')).toEqual([
    '§2 It has pages',
  ]);
});

test('a row of a table is its first cell, without its head and its line', () => {
  expect(
    keys('## 7. Calls', '| Method and path | what |', '|---|---|', '| `GET /relatie` | who |'),
  ).toEqual(['§7 GET /relatie']);
});

test('points, whatever they hang below, and named things are rows', () => {
  expect(keys('## 3. Words', '- one point', '  - a point below it', '**Factuur**: a bill')).toEqual(
    ['§3 one point', '§3 a point below it', '§3 Factuur: a bill'],
  );
});

test('headings, what only leads to a list, and what begins in the middle are none', () => {
  expect(keys('## 4. Rules', '### 4.1 Login', 'There are two ways:', 'and then some')).toEqual([]);
});

test('a row is known by its first six words, without marks, and keeps its text whole', () => {
  const text = 'A **session** ends after fifteen minutes, without input.';
  expect(readRows(`## 9. Sessions\n${text}`)).toEqual([
    { section: '§9', key: '§9 A session ends after fifteen minutes', text },
  ]);
});
