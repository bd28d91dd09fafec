import { expect, test } from 'vitest';
import { violationsOf } from './violationsOf.testing.ts';

const home = 'apps/client/src/features/facturen';

test.each([
  ['tegoed/tegoed.ts', 'fragment', '*.fragments.ts'],
  ['facturen.operations.ts', 'fragment', '*.fragments.ts'],
  ['FacturenPage.tsx', 'operation', '*.operations.ts'],
])('what is asked in %s by %s(…) is caught', (name, word, place) => {
  expect(violationsOf(`${home}/${name}`, `const a = 1;\nexport const b = ${word}('x');`)).toEqual([
    `${home}/${name}:2: ${word}(…) stands in ${place}`,
  ]);
});

test.each([
  "import { operation as ask } from '../../api/operation.ts';",
  "import * as all from '../../api/operation.ts';",
  "export { operation as ask } from '../../api/operation.ts';",
])('what makes them, taken under another name, is caught: %s', (text) => {
  expect(violationsOf(`${home}/a.ts`, `${text} const a = 1;`)).toEqual([
    `${home}/a.ts: what ../../api/operation.ts makes bears its own name`,
  ]);
});

test.each([
  ['tegoed/tegoed.fragments.ts', 'fragment'],
  ['facturen.operations.ts', 'operation'],
  ['facturen.testing.ts', 'operation'],
])('%s may say %s(…)', (name, word) => {
  expect(violationsOf(`${home}/${name}`, `export const b = ${word}('x');`)).toEqual([]);
});
